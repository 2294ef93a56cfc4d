import { z } from 'zod';
import '../zod-without-eval';
import { readEmail } from './email';
import { readAmount } from './money';
import { isPersonName } from './person-name';
import { trimText } from './trim';

/** Browsers send a line break as two characters, but count it as one. */
const withOwnBreaks = (text: string) => text.replace(/\r\n?/g, '\n');

/**
 * Returns the schema of a typed text. The text is trimmed before its length is checked, so that only blanks count as
 * empty and a line break counts as one character.
 * @param missing message for a missing text
 */
export function typedText(missing?: string) {
  return z.string(missing).overwrite((text) => withOwnBreaks(trimText(text)));
}

/** Returns the schema of a typed text of at most `max` characters. */
export function limitedText(max: number) {
  return typedText().max(max, `Please use at most ${max.toLocaleString('en-US')} characters.`);
}

/**
 * Returns the schema of a person's name, or of a part of it.
 * @param missing message for a missing text
 */
export function typedName(missing?: string) {
  return typedText(missing).refine(
    isPersonName,
    'Please write the name in one line, without < > @ and invisible characters.',
  );
}

/**
 * Returns the schema of an amount in US dollars, as cents.
 * @param max largest amount, in cents
 * @param missing message for a missing amount; without it, an empty text is 0
 */
export function typedCents(max: number, missing?: string) {
  const most = (max / 100).toLocaleString('en-US');
  return typedText(missing).transform((typed, context) => {
    if (typed === '' && missing === undefined) return 0;
    const read = readAmount(typed);
    if (typeof read === 'number' && read <= max) return read;
    const invalid = `Please enter an amount in US dollars up to ${most}, such as 33,500 or 99.50.`;
    context.addIssue({
      code: 'custom',
      message: typed === '' ? missing : typeof read === 'string' ? read : invalid,
    });
    return z.NEVER;
  });
}

const INVALID_EMAIL = 'Please enter a valid email address.';
const OTHER_LETTERS = 'Please enter an email address with the letters a to z before the @.';

/** An email address with its domain in ASCII; the local part keeps its case. */
export const typedEmail = typedText(INVALID_EMAIL).transform((typed, context) => {
  const email = readEmail(typed);
  if (email !== null) return email;
  const hasOtherLetters = /^[^@\s]*[^\p{ASCII}\s][^@\s]*@/u.test(typed);
  context.addIssue({ code: 'custom', message: hasOtherLetters ? OTHER_LETTERS : INVALID_EMAIL });
  return z.NEVER;
});
