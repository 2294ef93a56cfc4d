/** 5 MB. The bucket refuses more too (supabase/migrations). */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** Media types of the pictures that can be uploaded. */
export const ACCEPTED_IMAGES: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
];

/** Pixels of the longer side. */
export const MAX_IMAGE_SIDE = 8000;

/** Of all frames together. Each takes four bytes of memory while the picture is encoded again. */
export const MAX_IMAGE_PIXELS = 40_000_000;

export const MAX_ALT_LENGTH = 300;

export type ImageProblem = 'missing' | 'tooLarge' | 'wrongType' | 'tooManyPixels';

/** The message of the form for a file that cannot be used. */
export const imageMessages: Record<ImageProblem, string> = {
  missing: 'Please choose a picture.',
  tooLarge: 'The picture is larger than 5 MB. Please choose a smaller one.',
  wrongType: 'This file is no PNG, JPEG, WebP or GIF. Please choose another.',
  tooManyPixels: `The picture is more than ${MAX_IMAGE_SIDE} pixels wide or high, or has more than ${MAX_IMAGE_PIXELS / 1_000_000} million pixels. Please scale it down.`,
};
