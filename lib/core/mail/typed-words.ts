const MAX_LINE_LENGTH = 120;
const MAX_NAME_LENGTH = 60;

/** Matches what mail programs make a link of: URLs, email addresses and the names of hosts. */
const LINKS =
  /(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/|[Ww]{3}\.)\S*|[^\s@]+@[^\s@]+\.[^\s@]+|(?:[\p{L}\p{N}-]+\.)+(?:\p{Ll}{2,}|\p{Lu}{2,})(?![\p{L}\p{N}])(?:[/?#:]\S*)?/gu;

const withoutLinks = (text: string) => text.replace(LINKS, '[link]');

/** Returns the beginning of a text of at most `max` characters, cut at a word. */
function beginningOf(text: string, max: number): string {
  const signs = [...text];
  if (signs.length <= max) return text;
  const cut = signs.slice(0, max).join('');
  return `${cut.replace(/\s+\S*$/, '')} …`;
}

/**
 * Returns the first line of a stranger's text, short and without links. Anyone can type any email address, so a mail
 * to one that has not answered us must not carry a message of theirs in our name.
 */
export function firstLine(text: string): string {
  const lines = text.split(/[\r\n\u2028\u2029]+/).filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  const line = beginningOf(withoutLinks(first.trim()), MAX_LINE_LENGTH);
  return lines.length > 1 && !line.endsWith('…') ? `${line} …` : line;
}

/** Returns a name as a mail greets it: short and without links, because it may be a stranger's text, too. */
export const greetedName = (name: string) => beginningOf(withoutLinks(name), MAX_NAME_LENGTH);
