import { createParser } from 'nuqs/server';
import { z } from 'zod';
import { isCalendarDay } from '@/lib/core/time/wall-clock';

/** A text of the address that counts only where it is one of its kind; anything else is no filter. */
const parseIf = (isOne: (text: string) => boolean) =>
  createParser({ parse: (text) => (isOne(text) ? text : null), serialize: String });

/** A filter by the id of a record, or by one of these words, such as one for none. */
export function parseAsId(...words: string[]) {
  return parseIf((text) => words.includes(text) || z.guid().safeParse(text).success);
}

/** A filter by a day 'YYYY-MM-DD' of the business zone. */
export const parseAsDay = parseIf(isCalendarDay);
