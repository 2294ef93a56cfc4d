/** A heading of a text with its start position. */
export type OutlineEntry = { text: string; level: number; at: number };

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Maximum number of characters of a heading in the outline. */
const MAX_SHOWN = 120;

/** Returns the text of a heading without Markdown syntax. */
const plain = (words: string) =>
  words
    .slice(0, MAX_SHOWN)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~]/g, '')
    .trim();

/**
 * Returns the headings of a text in progress, ignoring lines of code. A heading with the same words as an earlier one
 * is numbered.
 */
export function outlineOf(text: string): OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  const times = new Map<string, number>();
  let fence: string | undefined;
  let at = 0;
  for (const line of text.split('\n')) {
    const [, marks] = FENCE.exec(line) ?? [];
    if (fence) {
      if (marks?.startsWith(fence)) fence = undefined;
    } else if (marks) {
      fence = marks;
    } else {
      const [start = '', marks = ''] = /^ {0,3}(#{1,6})[ \t]/.exec(line) ?? [];
      const words =
        start &&
        plain(
          line
            .slice(start.length)
            .trim()
            .replace(/(^|[ \t])#+$/, ''),
        );
      const time = (times.get(words) ?? 0) + 1;
      times.set(words, time);
      const text = time > 1 ? `${words} (${time})` : words;
      if (words) entries.push({ text, level: marks.length, at });
    }
    at += line.length + 1;
  }
  return entries;
}

/** Returns the number of words of a text, without link URLs and block names. */
export function wordsIn(text: string): number {
  const read = text.replace(/\]\([^)\n]{0,500}\)/g, ']').replace(/^:{3,}.*$/gm, '');
  return read.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,:-]*/gu)?.length ?? 0;
}
