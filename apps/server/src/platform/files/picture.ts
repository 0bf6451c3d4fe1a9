import { said } from '@bellwether/domain/shared/said';
import { Limiter } from '../queue/limiter.ts';
import { badField, HttpProblem } from '../refusal/problem.ts';
import { fileWords } from '../refusal/words.ts';
import { wrongFile } from './file-kind.ts';

/** A picture that was decoded and encoded again, so only the pixels of the sent file remain. */
export interface CleanPicture {
  readonly bytes: Buffer;
  readonly mediaType: 'image/webp' | 'image/png';
  readonly pixels: { readonly width: number; readonly height: number };
}

/** `square`: WebP, the middle of the picture, at most 512 pixels. `logo`: PNG, at most 200 pixels high. */
export type PictureShape = 'square' | 'logo';

const mostPixels = 40_000_000;
const squareSide = 512;
const logoHeight = 200;
/** Wider than any place on a screen that shows a logo. */
const logoWidth = 1_600;
const longestSeconds = 10;

/** One decoded picture needs up to 320 MB, so decode one at a time; other uploads wait. */
const decoding = new Limiter({
  atOnce: 1,
  waiting: 20,
  perKey: { atMost: 4, tooMany: said(fileWords, 'too_many_pictures') },
});

/**
 * Checks a picture by its content and encodes it again, upright and without metadata. Loads `sharp` at the
 * first call.
 * @throws HttpProblem 400 at `file` for anything but a complete PNG or JPEG, and for more than 40 megapixels.
 */
export async function cleanPicture(
  bytes: Buffer,
  shape: PictureShape,
  person: string,
): Promise<CleanPicture> {
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes);
  // By its content an animated PNG has another type, so it is refused like any other type.
  if (type?.mime !== 'image/png' && type?.mime !== 'image/jpeg')
    throw badField('file', fileWords, 'picture_kind', await wrongFile(bytes));
  return decoding.run(person, () => written(bytes, shape));
}

/** Returns the stored picture as a PNG, for data addresses. */
export async function asPng(bytes: Buffer): Promise<Buffer> {
  return (await openPicture(bytes)).png().toBuffer();
}

async function written(bytes: Buffer, shape: PictureShape): Promise<CleanPicture> {
  try {
    const picture = await openPicture(bytes);
    // This reads only the header; nothing is decoded yet.
    const { autoOrient } = await picture.metadata();
    const { width, height } = autoOrient;
    if (width * height > mostPixels) throw tooManyPixels();
    const upright = picture.autoOrient().timeout({ seconds: longestSeconds });
    const { data, info } = await shaped(upright, shape, { width, height }).toBuffer({
      resolveWithObject: true,
    });
    const pixels = { width: info.width, height: info.height };
    return { bytes: data, mediaType: shape === 'square' ? 'image/webp' : 'image/png', pixels };
  } catch (error) {
    if (error instanceof HttpProblem) throw error;
    if (/pixel limit/i.test((error as Error).message)) throw tooManyPixels();
    // The file is broken, cut or malicious: the decoder throws plain errors for a file it cannot read.
    throw badField('file', fileWords, 'picture_damaged');
  }
}

type Picture = Awaited<ReturnType<typeof openPicture>>;

function shaped(picture: Picture, shape: PictureShape, size: { width: number; height: number }): Picture {
  if (shape === 'logo') {
    const bounds = { width: logoWidth, height: logoHeight, fit: 'inside', withoutEnlargement: true } as const;
    return picture.resize(bounds).png({ compressionLevel: 9 });
  }
  const side = Math.min(squareSide, size.width, size.height);
  return picture.resize({ width: side, height: side, fit: 'cover' }).webp({ quality: 82 });
}

async function openPicture(bytes: Buffer) {
  const { default: sharp } = await import('sharp');
  // Do not cache: the same picture is seldom decoded twice. One thread is enough for one picture at a time.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated', sequentialRead: true, pages: 1 });
}

const tooManyPixels = () => badField('file', fileWords, 'picture_pixels');
