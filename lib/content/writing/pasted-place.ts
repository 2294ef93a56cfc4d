const NOTE = /\[\^(\d+)\]/g;
const BLOCK = /\n\n|^(#{1,6} |[-*+] |\d+[.)] |> |\||```|:::|<details>|---$)/;
/** Beginnings of lines that pasted words continue. */
const BEGINNING = /^\s*([-*+>]( \[[ x]\])?|\d+[.)]|#{1,6})?\s*$/;

/** Returns a pasted text with numbers of its footnotes that the text around it does not have yet. */
function withFreeNotes(pasted: string, around: string): string {
  const taken = Math.max(0, ...[...around.matchAll(NOTE)].map(([, number]) => Number(number)));
  if (taken === 0) return pasted;
  return pasted.replace(NOTE, (_, number: string) => `[^${Number(number) + taken}]`);
}

/** Returns a pasted text as it fits between the text before and after it: blocks have lines of their own. */
export function fitted(pasted: string, before: string, after: string): string {
  const text = withFreeNotes(pasted, before + after);
  if (!BLOCK.test(text)) return text;
  const isInLine = !BEGINNING.test(before.slice(before.lastIndexOf('\n') + 1));
  const isBeforeWords = /^[ \t]*\S/.test(after);
  return `${isInLine ? '\n\n' : ''}${text}${isBeforeWords ? '\n\n' : ''}`;
}
