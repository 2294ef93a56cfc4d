import { z } from 'zod';
import '../zod-without-eval';
import { isPersonName } from './person-name';
import { trimText } from './trim';

/** A browser sends a line break as two characters, and counts it as one. */
const withOwnBreaks = (text: string) => text.replace(/\r\n?/g, '\n');

/**
 * Returns the schema of a typed text. It is trimmed before its length is checked, so that blanks are an empty field and
 * a line break is one character.
 * @param missing message if there is no text at all
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
 * @param missing message if there is no text at all
 */
export function typedName(missing?: string) {
  return typedText(missing).refine(
    isPersonName,
    'Please write the name in one line, without < > " @ and invisible characters.',
  );
}

const INVALID_EMAIL = 'Please enter a valid email address.';

/** An email address, in the case in which it was typed. */
export const typedEmail = typedText(INVALID_EMAIL)
  .max(254, INVALID_EMAIL)
  .pipe(z.email(INVALID_EMAIL));
