/** A drawing of the server as a picture that can be sent anywhere. */

const WIDTH = 1200;
const HEIGHT = 630;

export async function pictureAsPng(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = svg;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext("2d")!.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the picture is empty"))), "image/png"),
  );
}
