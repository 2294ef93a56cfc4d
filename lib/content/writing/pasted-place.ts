const NOTE = /\[\^(\d+)\]/g;
const BLOCK = /\n\n|^(#{1,6} |[-*+] |\d+[.)] |> |\||```|:::|<details>|---$)/;
/** Prefixes of lines that pasted text continues. */
const BEGINNING = /^\s*([-*+>]( \[[ x]\])?|\d+[.)]|#{1,6})?\s*$/;

/** Renumbers the footnotes of a pasted text to numbers that the text around it does not use. */
function withFreeNotes(pasted: string, around: string): string {
  const taken = Math.max(0, ...[...around.matchAll(NOTE)].map(([, number]) => Number(number)));
  if (taken === 0) return pasted;
  return pasted.replace(NOTE, (_, number: string) => `[^${Number(number) + taken}]`);
}

/** Returns a pasted text that fits between the text before and after it: blocks get their own lines. */
export function fitted(pasted: string, before: string, after: string): string {
  const text = withFreeNotes(pasted, before + after);
  if (!BLOCK.test(text)) return text;
  const isInLine = !BEGINNING.test(before.slice(before.lastIndexOf('\n') + 1));
  const isBeforeWords = /^[ \t]*\S/.test(after);
  return `${isInLine ? '\n\n' : ''}${text}${isBeforeWords ? '\n\n' : ''}`;
}
