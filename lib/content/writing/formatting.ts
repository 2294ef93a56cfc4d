import type { Written } from '@/lib/content/images/pasting';

/** Marks on both sides of a text. */
const MARKS = { bold: '**', italic: '*', strike: '~~', code: '`' } as const;
export type Mark = keyof typeof MARKS;

/** Prefixes of lines; a number counts up. */
const LINES = { bullets: '- ', numbers: '1. ', tasks: '- [ ] ', quote: '> ' } as const;
export type LineKind = keyof typeof LINES;

const LINE_START = /^( *)(#{1,6} |> |- \[[ xX]\] |[-*+] |\d+[.)] )?/;

/** Returns whether `mark` is at both ends; a single asterisk does not match two. */
function isMarked(text: string, mark: string): boolean {
  if (text.length < 2 * mark.length || !text.startsWith(mark) || !text.endsWith(mark)) return false;
  if (mark !== '*') return true;
  const stars = /^\**/.exec(text)?.[0].length ?? 0;
  return stars % 2 === 1 && text.length > 2 * stars - 1;
}

/** Toggles a mark around the selection. Blanks stay outside. */
export function withMark({ text, start, end }: Written, kind: Mark): Written {
  const mark = MARKS[kind];
  const selected = text.slice(start, end);
  const from = start + (selected.length - selected.trimStart().length);
  const to = Math.max(from, end - (selected.length - selected.trimEnd().length));
  const inner = text.slice(from, to);
  if (isMarked(inner, mark)) {
    const bare = inner.slice(mark.length, -mark.length);
    return {
      text: text.slice(0, from) + bare + text.slice(to),
      start: from,
      end: from + bare.length,
    };
  }
  const around = text.slice(Math.max(0, from - mark.length), to + mark.length);
  const isInside =
    kind === 'italic'
      ? /(^|[^*])(\*\*)*\*$/.test(text.slice(0, from)) && /^\*(\*\*)*([^*]|$)/.test(text.slice(to))
      : around === mark + inner + mark;
  if (isInside) {
    const at = from - mark.length;
    return {
      text: text.slice(0, at) + inner + text.slice(to + mark.length),
      start: at,
      end: at + inner.length,
    };
  }
  return {
    text: text.slice(0, from) + mark + inner + mark + text.slice(to),
    start: from + mark.length,
    end: from + mark.length + inner.length,
  };
}

/** Applies `change` to each line that the selection touches; the selection keeps its position in these lines. */
function withLines({ text, start, end }: Written, change: (line: string, nth: number) => string) {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const changed = lines.map(change);
  const after = changed.join('\n');
  const grown = after.length - (to - from);
  const atFirst = (changed[0]?.length ?? 0) - (lines[0]?.length ?? 0);
  return {
    text: text.slice(0, from) + after + text.slice(to),
    start: Math.max(from, start + atFirst),
    end: Math.max(from, end + grown),
  };
}

/** Returns a line without its prefix for a heading, a quotation or a list item. */
const bare = (line: string) => line.replace(LINE_START, '$1');

/** Turns the selected lines into headings of a level, or back into plain lines. */
export function withHeading(written: Written, level: 2 | 3): Written {
  const start = `${'#'.repeat(level)} `;
  return withLines(written, (line) =>
    line.startsWith(start) ? bare(line) : start + bare(line).trimStart(),
  );
}

const isOfKind = (line: string, kind: LineKind) => {
  const found = LINE_START.exec(line)?.[2] ?? '';
  if (kind === 'numbers') return /^\d/.test(found);
  if (kind === 'tasks') return found.startsWith('- [');
  return kind === 'quote' ? found === '> ' : /^[-*+] $/.test(found);
};

/** Turns the selected lines into a list or a quotation, or back into plain lines. */
export function withLineKind(written: Written, kind: LineKind): Written {
  const { text, start, end } = written;
  const lines = text.slice(text.lastIndexOf('\n', start - 1) + 1, end).split('\n');
  const isOn =
    lines.every((line) => line.trim() === '' || isOfKind(line, kind)) &&
    lines.some((line) => line.trim());
  let place = 0;
  return withLines(written, (line) => {
    if (isOn) return bare(line);
    if (line.trim() === '' && lines.length > 1) return kind === 'quote' ? '>' : line;
    place += 1;
    return line.replace(LINE_START, `$1${kind === 'numbers' ? `${place}. ` : LINES[kind]}`);
  });
}

/** Escapes a text for the brackets of a link. */
export const escapeLabel = (label: string) => label.replace(/[[\]\\]/g, '\\$&');

/** Turns the selection into a link; without a selection, the link text is `title`. */
export function withLink({ text, start, end }: Written, href: string, title: string): Written {
  const link = `[${text.slice(start, end) || escapeLabel(title)}](${href})`;
  const at = start + link.length;
  return { text: text.slice(0, start) + link + text.slice(end), start: at, end: at };
}

/** Replaces the selection with `block` in separate paragraphs. The first `…` in it, if any, is then selected. */
export function withBlock({ text, start, end }: Written, block: string): Written {
  const before = text.slice(0, start).replace(/[ \n]+$/, '');
  const after = text.slice(end).replace(/^[ \n]+/, '');
  const head = `${before}${before && '\n\n'}`;
  const blank = block.indexOf('…');
  const at = head.length + (blank === -1 ? block.length : blank);
  return {
    text: `${head}${block}${after && '\n\n'}${after}`,
    start: at,
    end: blank === -1 ? at : at + 1,
  };
}

/** Inserts a footnote at the caret, and moves the caret to the text of the footnote at the end. */
export function withFootnote({ text, end }: Written): Written {
  const numbers = [...text.matchAll(/\[\^(\d+)\]/g)].map(([, number]) => Number(number));
  const number = Math.max(0, ...numbers) + 1;
  const marked = `${text.slice(0, end)}[^${number}]${text.slice(end)}`.trimEnd();
  const next = `${marked}${/\n\[\^[^\]\n]+\]:[^\n]*$/.test(marked) ? '\n' : '\n\n'}[^${number}]: `;
  return { text: next, start: next.length, end: next.length };
}

/** Returns the only range in which two texts differ. */
export function changeBetween(before: string, after: string) {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}
