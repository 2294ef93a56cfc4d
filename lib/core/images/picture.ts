import 'server-only';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type ImageProblem, MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE } from './rules';
import { createTurns } from './turns';

/** File extension and media type of each supported upload format, by its name in sharp. */
const formats = new Map<string, { ending: string; mediaType: string }>([
  ['png', { ending: 'png', mediaType: 'image/png' }],
  ['jpeg', { ending: 'jpg', mediaType: 'image/jpeg' }],
  ['gif', { ending: 'gif', mediaType: 'image/gif' }],
  ['webp', { ending: 'webp', mediaType: 'image/webp' }],
]);

/** A picture to store, with its size in pixels. */
export type Picture = {
  bytes: Uint8Array;
  ending: string;
  mediaType: string;
  width: number;
  height: number;
};

const QUALITY = 90;
const MAX_SECONDS = 10;

/**
 * Re-encodes a picture in its own format, rotated by its EXIF orientation. Only pixels and colour profile are kept,
 * which removes the location of a photo and bytes appended to the file.
 */
function encodeAgain(bytes: Uint8Array, animated: boolean) {
  const picture = sharp(bytes, { animated, limitInputPixels: MAX_IMAGE_PIXELS });
  // Animation frames cannot be rotated.
  return (animated ? picture : picture.autoOrient())
    .timeout({ seconds: MAX_SECONDS })
    .keepIccProfile()
    .jpeg({ quality: QUALITY, force: false })
    .webp({ quality: QUALITY, force: false })
    .toBuffer({ resolveWithObject: true });
}

/** Returns an uploaded picture to store, detected by content instead of name, or the problem with it. Never throws. */
export async function readPicture(bytes: Uint8Array): Promise<Picture | { problem: ImageProblem }> {
  if (bytes.length === 0) return { problem: 'missing' };
  if (bytes.length > MAX_IMAGE_BYTES) return { problem: 'tooLarge' };
  try {
    const { format, width, height, pages = 1 } = await sharp(bytes).metadata();
    const known = formats.get(format);
    if (!known) return { problem: 'wrongType' };
    if (Math.max(width, height) > MAX_IMAGE_SIDE || width * height * pages > MAX_IMAGE_PIXELS) {
      return { problem: 'tooManyPixels' };
    }
    const { data, info } = await encodeAgain(bytes, pages > 1);
    if (data.length > MAX_IMAGE_BYTES) return { problem: 'tooLarge' };
    return { bytes: data, ...known, width: info.width, height: info.pageHeight ?? info.height };
  } catch {
    // The file is damaged, or not a picture.
    return { problem: 'wrongType' };
  }
}

const inTurn = createTurns();

/** Returns the bytes of a form's file field, or the problem with the file. */
async function bytesOf(
  field: FormDataEntryValue | null,
): Promise<Uint8Array | { problem: ImageProblem }> {
  if (!(field instanceof File)) return { problem: 'missing' };
  if (field.size > MAX_IMAGE_BYTES) return { problem: 'tooLarge' };
  return new Uint8Array(await field.arrayBuffer());
}

/** Returns the picture of a form's file field, or the problem with it. */
export async function readUpload(
  field: FormDataEntryValue | null,
): Promise<Picture | { problem: ImageProblem }> {
  const bytes = await bytesOf(field);
  if ('problem' in bytes) return bytes;
  return (await inTurn(() => readPicture(bytes))) ?? { problem: 'busy' };
}

/** Returns the SHA-256 of a form's file field, or null if its file cannot be a picture. */
export async function hashUpload(field: FormDataEntryValue | null): Promise<string | null> {
  const bytes = await bytesOf(field);
  return 'problem' in bytes ? null : createHash('sha256').update(bytes).digest('hex');
}

/** Returns a picture cropped at its centre to a square of at most `side` pixels, in WebP. */
export async function squarePicture(
  { bytes, width, height }: Picture,
  side: number,
): Promise<Uint8Array> {
  const size = Math.min(side, width, height);
  return sharp(bytes).resize(size, size, { fit: 'cover' }).webp({ quality: QUALITY }).toBuffer();
}

/** Returns a picture scaled to at most `side` pixels on its longer side, in WebP. */
export async function fitPicture({ bytes }: Picture, side: number): Promise<Uint8Array> {
  const size = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const;
  return sharp(bytes).resize(size).webp({ quality: QUALITY }).toBuffer();
}
