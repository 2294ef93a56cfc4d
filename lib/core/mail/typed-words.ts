const MAX_LINE_LENGTH = 120;
const MAX_NAME_LENGTH = 60;

/** Matches text that mail programs turn into links: URLs, email addresses and host names. */
const LINKS =
  /(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/|[Ww]{3}\.)\S*|[^\s@]+@[^\s@]+\.[^\s@]+|(?:[\p{L}\p{N}-]+\.)+(?:\p{Ll}{2,}|\p{Lu}{2,})(?![\p{L}\p{N}])(?:[/?#:]\S*)?/gu;

const withoutLinks = (text: string) => text.replace(LINKS, '[link]');

/** Truncates a text to at most `max` characters, after a word. */
function beginningOf(text: string, max: number): string {
  const signs = [...text];
  if (signs.length <= max) return text;
  const cut = signs.slice(0, max).join('');
  return `${cut.replace(/\s+\S*$/, '')} …`;
}

/**
 * Returns the first line of a stranger's text, short and without links. Anyone can enter any email address, so a mail
 * to an unconfirmed address must not carry a stranger's message in our name.
 */
export function firstLine(text: string): string {
  const lines = text.split(/[\r\n\u2028\u2029]+/).filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  const line = beginningOf(withoutLinks(first.trim()), MAX_LINE_LENGTH);
  return lines.length > 1 && !line.endsWith('…') ? `${line} …` : line;
}

/** Returns a name for the greeting of an email: short and without links, because it may also be a stranger's text. */
export const greetedName = (name: string) => beginningOf(withoutLinks(name), MAX_NAME_LENGTH);
