/** A heading of a text with the place where it begins. */
export type OutlineEntry = { text: string; level: number; at: number };

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Returns the headings of a text that is being written. Lines of code are none. */
export function outlineOf(text: string): OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  let fence: string | undefined;
  let at = 0;
  for (const line of text.split('\n')) {
    const [, marks] = FENCE.exec(line) ?? [];
    if (fence) {
      if (marks?.startsWith(fence)) fence = undefined;
    } else if (marks) {
      fence = marks;
    } else {
      const [, level = '', words = ''] =
        /^ {0,3}(#{1,6})[ \t]+(.+?)(?:[ \t]+#+)?[ \t]*$/.exec(line) ?? [];
      if (words) entries.push({ text: plain(words), level: level.length, at });
    }
    at += line.length + 1;
  }
  return entries;
}

/** Returns words without the marks of Markdown. */
const plain = (words: string) =>
  words
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~]/g, '')
    .trim();

/** Returns the number of words of a text, without the addresses of its links and the names of its blocks. */
export function wordsIn(text: string): number {
  const read = text.replace(/\]\([^)]*\)/g, ']').replace(/^:{3,}.*$/gm, '');
  return read.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,:-]*/gu)?.length ?? 0;
}
