import { createParser } from 'nuqs/server';
import { z } from 'zod';
import { isCalendarDay } from '@/lib/core/time/wall-clock';

/** Returns the parser of a text that counts only if `isOne` accepts it; anything else is no filter. */
const parseIf = (isOne: (text: string) => boolean) =>
  createParser({ parse: (text) => (isOne(text) ? text : null), serialize: String });

/** Returns the parser of a filter by the id of a record, or by one of these words, such as 'none'. */
export function parseAsId(...words: string[]) {
  return parseIf((text) => words.includes(text) || z.guid().safeParse(text).success);
}

/** Parser of a filter by a day 'YYYY-MM-DD' of the business zone. */
export const parseAsDay = parseIf(isCalendarDay);
