import { z } from 'zod';
import { limitedText, typedText } from '@/lib/core/text/typed-text';
import { personName } from '@/lib/people/schema';
import { isPlaceZone } from './rules';

/** The profile form of the signed-in person; `version` is the updated_at when the form was opened. */
export const profileForm = z.object({
  version: z.string().min(1),
  name: personName,
  timeZone: typedText().refine(isPlaceZone, 'Please choose a time zone from the list.'),
  jobTitle: limitedText(80).default(''),
  about: limitedText(2000).default(''),
});
export type ProfileInput = z.output<typeof profileForm>;
