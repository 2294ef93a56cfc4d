import { z } from 'zod';
import {
  imageMessages,
  MAX_ALT_LENGTH,
  MAX_CAPTION_LENGTH,
  MAX_NAME_LENGTH,
} from '@/lib/core/images/rules';
import { limitedText, typedText } from '@/lib/core/text/typed-text';

const percent = typedText()
  .regex(/^(100|\d{1,2})$/)
  .transform(Number);

/** The form of a picture in the library. */
export const imageForm = z.object({
  id: z.guid(),
  version: z.string(),
  name: limitedText(MAX_NAME_LENGTH).min(1, 'Please enter a name.'),
  alt: limitedText(MAX_ALT_LENGTH).min(1, imageMessages.undescribed),
  caption: limitedText(MAX_CAPTION_LENGTH),
  focalX: percent,
  focalY: percent,
});
export type ImageInput = z.output<typeof imageForm>;

/** A picture of the library, submitted with the file of the form. */
export const replacedInput = z.object({ id: z.guid() });

/** Search words for pictures, and the cursor `after` which the page starts. */
export const imageSearch = z.object({
  words: limitedText(80),
  after: limitedText(200).nullable(),
});

type Described = Pick<ImageInput, 'name' | 'alt' | 'caption' | 'focalX' | 'focalY'>;

/** Returns the fields of a picture as its form submits them. */
export function imageValues({ name, alt, caption, focalX, focalY }: Described) {
  return { name, alt, caption, focalX: String(focalX), focalY: String(focalY) };
}
