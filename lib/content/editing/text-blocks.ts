const nouns = [
  ['heading', /^#{1,6}\s/],
  ['table', /^\|/],
  ['list', /^([-*+]|\d+[.)])\s/],
  ['code block', /^(```|~~~)/],
  ['picture', /^!\[[^\]]*\]\([^)]*\)$/],
  ['quotation', /^>/],
  ['block', /^:::/],
] as const;

/** A part of a Markdown text: its type, its text, and the heading above it; for a heading, its own words. */
export type TextBlock = {
  noun: (typeof nouns)[number][0] | 'paragraph';
  text: string;
  section: string | null;
};

/** Splits a Markdown text at blank lines, except inside code. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let open: string[] = [];
  let fence: string | null = null;
  const close = () => {
    if (open.length > 0) parts.push(open.join('\n'));
    open = [];
  };
  for (const line of text.split(/\r?\n/)) {
    const mark = /^\s{0,3}(```|~~~)/.exec(line)?.[1];
    if (mark && (!fence || fence === mark)) fence = fence ? null : mark;
    const isHeading = !fence && /^#{1,6}\s/.test(line);
    if (isHeading || (!fence && line.trim() === '')) close();
    if (fence || line.trim() !== '') open.push(line);
    if (isHeading) close();
  }
  close();
  return parts;
}

/** Returns the parts of a Markdown text in order. */
export function blocksOf(text: string): TextBlock[] {
  let section: string | null = null;
  return partsOf(text).map((part) => {
    const noun = nouns.find(([, mark]) => mark.test(part))?.[0] ?? 'paragraph';
    if (noun === 'heading') section = part.replace(/^#+\s+|\s*#*\s*$/g, '').replace(/[*_`]/g, '');
    return { noun, text: part, section };
  });
}
