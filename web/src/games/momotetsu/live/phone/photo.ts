/** A photo as it is sent: small enough for a bad line, large enough for a game master. */

const LONGEST = 1600; // pixels
const QUALITY = 0.8;

/** The photo scaled down, without anything else that the camera wrote into the file; the file itself if it cannot be read here. */
export async function scaledDown(file: Blob): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext("2d")!.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
    return small ?? file;
  } catch {
    return file;
  }
}
