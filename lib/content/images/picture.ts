import 'server-only';
import sharp from 'sharp';
import { type ImageProblem, MAX_IMAGE_BYTES, MAX_IMAGE_SIDE } from './rules';

/** File ending and media type of each format that can be uploaded, by its name in sharp. */
const formats = new Map<string, { ending: string; mediaType: string }>([
  ['png', { ending: 'png', mediaType: 'image/png' }],
  ['jpeg', { ending: 'jpg', mediaType: 'image/jpeg' }],
  ['gif', { ending: 'gif', mediaType: 'image/gif' }],
  ['webp', { ending: 'webp', mediaType: 'image/webp' }],
]);

/** A picture to store, its size in pixels. */
export type Picture = {
  bytes: Uint8Array;
  ending: string;
  mediaType: string;
  width: number;
  height: number;
};

/** Of a picture that has to be encoded again. */
const QUALITY = 90;

/** Turns a picture as its EXIF orientation says, which is dropped then, and keeps its format. */
function turnUpright(bytes: Uint8Array) {
  return sharp(bytes)
    .autoOrient()
    .keepIccProfile()
    .jpeg({ quality: QUALITY, force: false })
    .webp({ quality: QUALITY, force: false })
    .toBuffer({ resolveWithObject: true });
}

/**
 * Returns an uploaded picture upright, by its content and not by its name, or what is wrong with it. Animations stay
 * as they are. Never throws.
 */
export async function readPicture(bytes: Uint8Array): Promise<Picture | { problem: ImageProblem }> {
  if (bytes.length === 0) return { problem: 'missing' };
  if (bytes.length > MAX_IMAGE_BYTES) return { problem: 'tooLarge' };
  try {
    const { format, width, height, pages = 1, orientation = 1 } = await sharp(bytes).metadata();
    const known = formats.get(format);
    if (!known) return { problem: 'wrongType' };
    if (Math.max(width, height) > MAX_IMAGE_SIDE) return { problem: 'tooManyPixels' };
    if (orientation === 1 || pages > 1) return { bytes, ...known, width, height };
    const { data, info } = await turnUpright(bytes);
    if (data.length > MAX_IMAGE_BYTES) return { problem: 'tooLarge' };
    return { bytes: data, ...known, width: info.width, height: info.height };
  } catch {
    // The file is damaged, or no picture at all.
    return { problem: 'wrongType' };
  }
}
