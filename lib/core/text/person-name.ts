/**
 * Letters and marks of the scripts in which U+200C and U+200D change how letters join: Arabic, Syriac, N'Ko, Mandaic,
 * those of India and Sri Lanka, Myanmar, Khmer, Mongolian. Digits and punctuation are not among them.
 */
const JOINING = String.raw`\u0610-\u061A\u0620-\u065F\u066E-\u06D3\u06D5-\u06DC\u06DF-\u06E8\u06EA-\u06EF\u06FA-\u06FC\u06FF\u0710-\u077F\u07CA-\u07F5\u0840-\u085B\u0860-\u08E1\u08E3-\u0963\u0971-\u09E3\u09F0-\u09F1\u0A00-\u0A63\u0A70-\u0A75\u0A80-\u0AE3\u0B00-\u0B63\u0B71\u0B80-\u0BE3\u0C00-\u0C63\u0C80-\u0CE3\u0D00-\u0D63\u0D7A-\u0DE3\u1000-\u103F\u1050-\u108F\u1780-\u17D3\u1820-\u18AA`;

/** Marks after which a joiner decides how the letter before them ends, also at the end of a word. */
const VIRAMA = String.raw`\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA`;

/**
 * Characters that no name needs: controls and line breaks, those that email addresses are written with, and invisible
 * ones, which hide or turn round what follows.
 */
const NOT_IN_NAMES = String.raw`\p{Cc}<>@\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}`;

/** A letter with a joiner in its place. */
const JOINED = String.raw`[${JOINING}][\u200C\u200D](?=[${JOINING}])|[${VIRAMA}][\u200C\u200D]`;

const forbidden = new RegExp(`[${NOT_IN_NAMES}]`, 'u');
const joined = new RegExp(JOINED, 'gu');
const joinedOrForbidden = new RegExp(`(${JOINED})|["${NOT_IN_NAMES}]`, 'gu');
const finalJoiner = new RegExp(`[${VIRAMA}][\\u200C\\u200D]$`, 'u');

/**
 * Returns whether a text has no character that a person's name must not have. `private.is_person_name` has the same
 * rule.
 */
export const isPersonName = (text: string): boolean => !forbidden.test(text.replace(joined, ''));

/** Returns a name as mail headers show it: what could begin another header or pose as an email address is a blank. */
export function displayName(name: string): string {
  const shown = name.replace(joinedOrForbidden, (_, kept: string | undefined) => kept ?? ' ');
  return shown.replace(/ +/g, ' ').trim();
}

/** Returns whether a text ends with a joiner that is part of its last letter. */
export const endsWithJoiner = (text: string): boolean => finalJoiner.test(text);
