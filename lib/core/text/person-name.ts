/**
 * Letters and marks of the scripts in which U+200C and U+200D change how letters join: Arabic, Syriac, N'Ko, Mandaic,
 * those of India and Sri Lanka, Myanmar, Khmer, Mongolian. Excludes digits and punctuation.
 */
const JOINING = String.raw`\u0610-\u061A\u0620-\u065F\u066E-\u06D3\u06D5-\u06DC\u06DF-\u06E8\u06EA-\u06EF\u06FA-\u06FC\u06FF\u0710-\u077F\u07CA-\u07F5\u0840-\u085B\u0860-\u08E1\u08E3-\u0963\u0971-\u09E3\u09F0-\u09F1\u0A00-\u0A63\u0A70-\u0A75\u0A80-\u0AE3\u0B00-\u0B63\u0B71\u0B80-\u0BE3\u0C00-\u0C63\u0C80-\u0CE3\u0D00-\u0D63\u0D7A-\u0DE3\u1000-\u103F\u1050-\u108F\u1780-\u17D3\u1820-\u18AA`;

/** Marks after which a joiner changes the form of the preceding letter, also at the end of a word. */
const VIRAMA = String.raw`\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA`;

/**
 * Characters not allowed in names: controls and line breaks, characters of email address syntax, and invisible
 * characters that hide or reverse the following text.
 */
const NOT_IN_NAMES = String.raw`\p{Cc}<>@\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}`;

/** A letter with a joiner in its place. */
const JOINED = String.raw`[${JOINING}][\u200C\u200D](?=[${JOINING}])|[${VIRAMA}][\u200C\u200D]`;

const forbidden = new RegExp(`[${NOT_IN_NAMES}]`, 'u');
const joined = new RegExp(JOINED, 'gu');
const joinedOrForbidden = new RegExp(`(${JOINED})|["${NOT_IN_NAMES}]`, 'gu');
const finalJoiner = new RegExp(`[${VIRAMA}][\\u200C\\u200D]$`, 'u');

/**
 * Returns whether a text contains only characters allowed in a person's name. `private.is_person_name` has the same
 * rule.
 */
export const isPersonName = (text: string): boolean => !forbidden.test(text.replace(joined, ''));

/**
 * Returns a name for mail headers: characters that could start another header or imitate an email address become
 * blanks.
 */
export function displayName(name: string): string {
  const shown = name.replace(joinedOrForbidden, (_, kept: string | undefined) => kept ?? ' ');
  return shown.replace(/ +/g, ' ').trim();
}

/** Returns whether a text ends with a joiner that is part of its last letter. */
export const endsWithJoiner = (text: string): boolean => finalJoiner.test(text);
