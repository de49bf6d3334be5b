/** Black or white, whichever is seen better on a colour. */
export function inkOn(color: string): "#fff" | "#15171c" {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.27 ? "#15171c" : "#fff";
}
