/** The largest picture, 5 MB. The bucket refuses more too (supabase/migrations). */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** The longest side in pixels. */
export const MAX_IMAGE_SIDE = 8000;

/** The longest alternative text. */
export const ALTERNATIVE_LENGTH = 300;

export type ImageType = 'png' | 'jpg' | 'gif' | 'webp';

/** What a file was found to be, its size in pixels. */
export type ImageFacts = { type: ImageType; width: number; height: number };

export type ImageProblem = 'missing' | 'tooLarge' | 'wrongType' | 'tooManyPixels';

/** What the form says about a file that cannot be taken. */
export const imageMessages: Record<ImageProblem, string> = {
  missing: 'Please choose a picture.',
  tooLarge: 'The picture is larger than 5 MB. Please choose a smaller one.',
  wrongType: 'This file is no PNG, JPEG, WebP or GIF. Please choose another.',
  tooManyPixels: `The picture is more than ${MAX_IMAGE_SIDE} pixels wide or high. Please scale it down.`,
};

type Size = { width: number; height: number };

const ascii = (view: DataView, from: number, length: number) =>
  Array.from({ length }, (_, index) => String.fromCharCode(view.getUint8(from + index))).join('');

const pngSize = (view: DataView): Size => ({
  width: view.getUint32(16),
  height: view.getUint32(20),
});

const gifSize = (view: DataView): Size => ({
  width: view.getUint16(6, true),
  height: view.getUint16(8, true),
});

/** The frame header of a JPEG tells its size; the segments before it are passed over. */
function jpegSize(view: DataView): Size | null {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function webpSize(view: DataView): Size | null {
  const uint24 = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  switch (ascii(view, 12, 4)) {
    case 'VP8X':
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    default:
      return null;
  }
}

function factsOf(view: DataView): ImageFacts | null {
  const known: [boolean, ImageType, (view: DataView) => Size | null][] = [
    [ascii(view, 1, 3) === 'PNG' && ascii(view, 12, 4) === 'IHDR', 'png', pngSize],
    [view.getUint16(0) === 0xffd8, 'jpg', jpegSize],
    [/^GIF8[79]a$/.test(ascii(view, 0, 6)), 'gif', gifSize],
    [ascii(view, 0, 4) === 'RIFF' && ascii(view, 8, 4) === 'WEBP', 'webp', webpSize],
  ];
  for (const [isKnown, type, sizeOf] of known) {
    const size = isKnown ? sizeOf(view) : null;
    if (size && size.width > 0 && size.height > 0) return { type, ...size };
  }
  return null;
}

/** What a picture is by its content, whatever its name says. Never throws. */
export function inspectImage(bytes: Uint8Array): ImageFacts | { problem: ImageProblem } {
  if (bytes.length === 0) return { problem: 'missing' };
  if (bytes.length > MAX_IMAGE_BYTES) return { problem: 'tooLarge' };
  try {
    const facts = factsOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    if (!facts) return { problem: 'wrongType' };
    if (Math.max(facts.width, facts.height) > MAX_IMAGE_SIDE) return { problem: 'tooManyPixels' };
    return facts;
  } catch (error) {
    // An offset outside the file.
    if (error instanceof RangeError) return { problem: 'wrongType' };
    throw error;
  }
}
