/** The part of a picture to keep, in its own pixels. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** In pixels. The server reduces larger pictures to this size. */
const LARGEST = 512;

const pictureTypes: readonly string[] = ['image/png', 'image/jpeg'];

export function isPictureType(type: string): boolean {
  return pictureTypes.includes(type);
}

/**
 * Returns the file as a data address, because the content security policy allows pictures only from data addresses
 * and from this server.
 * @throws DOMException if the file can no longer be read.
 */
export function dataAddressOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/**
 * Cuts the area out as a square of at most 512 pixels, in the file's own type.
 * @throws if the file is no picture.
 */
export async function cropPicture(file: Blob, { x, y, width, height }: CropArea): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const size = Math.max(1, Math.min(LARGEST, Math.round(width)));
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, size, size);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser could not write the picture.'))),
      file.type,
      0.92,
    );
  });
}
