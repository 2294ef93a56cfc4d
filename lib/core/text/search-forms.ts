import { asciiHost } from './email';

/** Returns a word with its domain in the stored form: 'ada@münchen.de' becomes 'ada@xn--mnchen-3ya.de'. */
function storedWord(word: string): string {
  const at = word.lastIndexOf('@') + 1;
  const domain = word.slice(at);
  const isAscii = /^\p{ASCII}*$/u.test(domain);
  return isAscii ? word : word.slice(0, at) + (asciiHost(domain) ?? domain);
}

/**
 * Returns the texts to search for: the typed text, and if it contains a domain with letters other than a to z, the text
 * with that domain in ASCII. Of several words only those with a dot or an @ can be a domain.
 */
export function searchForms(typed: string): string[] {
  const text = typed.trim().replace(/\s+/g, ' ');
  const words = text.split(' ');
  const isDomain = (word: string) => words.length === 1 || /[.@]/.test(word);
  const stored = words.map((word) => (isDomain(word) ? storedWord(word) : word)).join(' ');
  return stored === text ? [text] : [text, stored];
}

/** Returns the argument of a database search function: at least one of its lines must match. */
export const searchLines = (typed: string): string => searchForms(typed).join('\n');
