import { createParser } from 'nuqs/server';
import { z } from 'zod';
import { isCalendarDay } from '@/lib/core/time/wall-clock';

/** Returns a parser for texts accepted by `isOne`; any other text is no filter. */
const parseIf = (isOne: (text: string) => boolean) =>
  createParser({ parse: (text) => (isOne(text) ? text : null), serialize: String });

/** Returns a parser for a record id, or one of these words, such as 'none'. */
export function parseAsId(...words: string[]) {
  return parseIf((text) => words.includes(text) || z.guid().safeParse(text).success);
}

/** Parser for a day 'YYYY-MM-DD' in the business zone. */
export const parseAsDay = parseIf(isCalendarDay);
