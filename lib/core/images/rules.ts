/** 5 MB. The bucket has the same limit (supabase/migrations). */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** Media types of the pictures that can be uploaded. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
export const ACCEPTED_IMAGES: readonly string[] = IMAGE_TYPES;

/** Maximum length of the longer side, in pixels. */
export const MAX_IMAGE_SIDE = 8000;

/** Maximum number of pixels of all frames. Each takes four bytes of memory during re-encoding. */
export const MAX_IMAGE_PIXELS = 40_000_000;

export const MAX_ALT_LENGTH = 300;
export const MAX_CAPTION_LENGTH = 300;
export const MAX_NAME_LENGTH = 200;

/** Types of files in the library, by media type. */
export const imageTypeNames: Record<(typeof IMAGE_TYPES)[number], string> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
};

export type ImageProblem = 'missing' | 'tooLarge' | 'wrongType' | 'tooManyPixels' | 'busy';

/** Form errors for a file that cannot be used. */
export const imageMessages: Record<ImageProblem | 'undescribed', string> = {
  undescribed: 'Please say what the picture shows.',
  missing: 'Please choose a picture.',
  tooLarge: 'The picture is larger than 5 MB. Please choose a smaller one.',
  wrongType: 'This file is not a PNG, JPEG, WebP or GIF. Please choose another.',
  tooManyPixels: `The picture is more than ${MAX_IMAGE_SIDE} pixels wide or high, or has more than ${MAX_IMAGE_PIXELS / 1_000_000} million pixels. Please scale it down.`,
  busy: 'Many pictures are being uploaded right now. Please try again in a minute.',
};

/** Returns a size such as '84 kB', or '1.2 MB' from one megabyte. */
export function inKilobytes(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024
    ? `${Math.max(1, Math.round(kilobytes))} kB`
    : `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** Returns the number of uses of a picture as text. */
export function usesText(uses: number): string {
  if (uses === 0) return 'Not used';
  return uses === 1 ? 'Used once' : `Used ${uses} times`;
}
