import { endsWithJoiner } from './person-name';

/** Blanks, zero-width characters and direction marks, which pasted text often contains. */
const INVISIBLE = /[\s\u200B-\u200F\u202A-\u202E\u2060-\u2069]/;

/**
 * Removes invisible characters at both ends of a text, except joiners that belong to a letter. Takes linear time,
 * unlike a regular expression for it.
 */
export function trimText(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && INVISIBLE.test(text.charAt(from))) from += 1;
  while (to > from && INVISIBLE.test(text.charAt(to - 1))) to -= 1;
  if (endsWithJoiner(text.slice(Math.max(from, to - 1), to + 1))) to += 1;
  return text.slice(from, to);
}

/** Removes blank lines at both ends of Markdown. The indent of its first line is significant and is kept. */
export function trimMarkdown(text: string): string {
  const trimmed = trimText(text);
  if (trimmed === '') return '';
  const start = text.indexOf(trimmed);
  return text.slice(text.lastIndexOf('\n', start) + 1, start + trimmed.length);
}
