import {
  blocksFrom,
  html,
  markdownFrom,
  type Phrasing,
  paragraph,
  text,
  textIn,
} from './markdown-tree';

/**
 * A part of a line with its marks, outermost first: `strong`, `emphasis`, `delete`, `link:` with a URL, and `html:`
 * with a tag.
 */
export type Leaf = {
  kind: 'word' | 'blank' | 'punctuation' | 'break' | 'node';
  text: string;
  node?: Phrasing;
  marks: readonly string[];
};

const ATTENTION = ['delete', 'emphasis', 'strong'] as const;
const LOOKS_ALIKE = /^(strong|emphasis|delete)$/;

const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF\uE000-\uF8FF]/g;

/** Returns a text without characters used only for layout; any kind of blank becomes a plain blank. */
export const visible = (value: string): string =>
  value.replace(INVISIBLE, '').replace(/[^\S\n]/g, ' ');

/** Returns the leaves of a text. */
export function leavesOf(value: string, marks: readonly string[]): Leaf[] {
  const pieces = value.match(/\s+|[\p{P}\p{S}]+|[^\s\p{P}\p{S}]+/gu) ?? [];
  return pieces.map((piece) => {
    if (/^\s/.test(piece)) return { kind: 'blank', text: ' ', marks };
    return { kind: /^[\p{P}\p{S}]/u.test(piece) ? 'punctuation' : 'word', text: piece, marks };
  });
}

const isSpace = (leaf: Leaf | undefined) => leaf?.kind === 'blank' || leaf?.kind === 'break';
const has = (leaf: Leaf | undefined, mark: string) => leaf?.marks.includes(mark) === true;
const without = (leaf: Leaf, mark: string): Leaf =>
  has(leaf, mark) ? { ...leaf, marks: leaf.marks.filter((one) => one !== mark) } : leaf;

/** Collapses blanks to one between words, and removes them at both ends and at line ends. */
function collapsed(leaves: readonly Leaf[]): Leaf[] {
  const kept: Leaf[] = [];
  for (const leaf of leaves) {
    const last = kept.at(-1);
    if (leaf.kind === 'blank' && (!last || isSpace(last))) continue;
    if (leaf.kind === 'break') while (kept.at(-1)?.kind === 'blank') kept.pop();
    if (leaf.kind === 'break' && kept.length === 0) continue;
    kept.push(leaf);
  }
  while (isSpace(kept.at(-1))) kept.pop();
  return kept;
}

/** Returns whether the mark on one side of a leaf is next to punctuation, as Markdown defines it. */
function isSign(leaf: Leaf, outside: Leaf): boolean {
  if (leaf.kind === 'punctuation' || leaf.kind === 'node') return true;
  return leaf.marks.some((mark) => /^(link|html):/.test(mark) && !has(outside, mark));
}

/** Moves blanks, and punctuation directly followed by a word, out of one end of a marked run. */
function peel(leaves: Leaf[], mark: string, from: number, step: 1 | -1): void {
  let at = from;
  for (;;) {
    const leaf = leaves[at];
    const outside = leaves[at - step];
    if (!leaf || !has(leaf, mark)) return;
    const isStuck = outside?.kind === 'word' && isSign(leaf, outside);
    if (!isSpace(leaf) && !isStuck) return;
    leaves[at] = without(leaf, mark);
    at += step;
  }
}

/** Joins marked runs separated only by a blank, then moves their ends to positions that Markdown allows. */
function settleMark(leaves: Leaf[], mark: string): void {
  leaves.forEach((leaf, at) => {
    const isBetween = has(leaves[at - 1], mark) && has(leaves[at + 1], mark);
    if (leaf.kind === 'blank' && isBetween && !has(leaf, mark)) {
      leaves[at] = { ...leaf, marks: [...leaf.marks, mark] };
    }
  });
  for (let at = 0; at < leaves.length; at += 1) {
    if (has(leaves[at], mark) && !has(leaves[at - 1], mark)) peel(leaves, mark, at, 1);
  }
  for (let at = leaves.length - 1; at >= 0; at -= 1) {
    if (has(leaves[at], mark) && !has(leaves[at + 1], mark)) peel(leaves, mark, at, -1);
  }
  settlePairs(leaves, mark);
}

const OPENING = '([{「『（“‘«"';
const CLOSING = ')]}」』）”’»"';

/** Removes a mark from a bracket or quotation mark whose counterpart at the other end has lost it. */
function settlePairs(leaves: Leaf[], mark: string): void {
  let from = 0;
  leaves.forEach((leaf, at) => {
    if (!has(leaf, mark)) return;
    if (!has(leaves[at - 1], mark)) from = at;
    if (has(leaves[at + 1], mark)) return;
    const isPair = (opening: string, closing: string) =>
      opening.length === 1 &&
      OPENING.includes(opening) &&
      closing === CLOSING[OPENING.indexOf(opening)];
    const first = leaves[from];
    if (first && at > from && isPair(first.text, leaves[at + 1]?.text ?? '')) {
      leaves[from] = without(first, mark);
    } else if (at > from && isPair(leaves[from - 1]?.text ?? '', leaf.text)) {
      leaves[at] = without(leaf, mark);
    }
  });
}

function wrapped(mark: string, children: Phrasing[]): Phrasing[] {
  const value = mark.slice(mark.indexOf(':') + 1);
  if (mark.startsWith('link:')) return [{ type: 'link', url: value, children }];
  if (mark.startsWith('html:')) {
    return [html(`<${value}>`), ...children, html(`</${value.split(' ', 1)[0]}>`)];
  }
  const [type] = ATTENTION.filter((one) => one === mark);
  return type ? [{ type, children }] : children;
}

/** Returns the end of the run of leaves with a mark. */
function endOf(mark: string, leaves: readonly Leaf[], from: number): number {
  let end = from;
  while (has(leaves[end], mark)) end += 1;
  while (isSpace(leaves[end - 1])) end -= 1;
  return end;
}

/** Converts leaves to nodes; of several marks at one position the longest is outermost. */
function nested(leaves: readonly Leaf[]): Phrasing[] {
  const nodes: Phrasing[] = [];
  for (let at = 0; at < leaves.length; ) {
    const first = leaves[at];
    if (!first) break;
    // Marks never start or end with a blank.
    const marks = isSpace(first) ? [] : first.marks;
    const ends = marks.map((mark) => endOf(mark, leaves, at));
    const end = Math.max(at, ...ends);
    const longest = marks.filter((_, nth) => ends[nth] === end);
    // Three asterisks for both, the usual notation.
    const mark = longest.includes('emphasis') && longest[0] === 'strong' ? 'emphasis' : longest[0];
    if (mark) {
      const inner = leaves.slice(at, end).map((leaf) => without(leaf, mark));
      nodes.push(...wrapped(mark, nested(inner)));
      at = end;
      continue;
    }
    const last = nodes.at(-1);
    if (first.kind === 'break') nodes.push({ type: 'break' });
    else if (first.node) nodes.push(first.node);
    else if (last?.type === 'text') last.value += first.text;
    else nodes.push(text(first.text));
    at += 1;
  }
  return nodes;
}

const lettersOf = (nodes: readonly Phrasing[]) => nodes.map(textIn).join('').replace(/\s/g, '');

/** Marks between letters, next to other marks or to punctuation; only a parser can tell their meaning. */
const DOUBTFUL =
  /\\[*_~`\\]|&#x|[*~]{3}|[\p{L}\p{N}][*~]+[\p{L}\p{N}]|(^|[^\p{L}\p{N}])_|_([^\p{L}\p{N}]|$)/u;

/** Returns whether Markdown can represent these nodes without changing marks or text. */
function isWritable(nodes: Phrasing[]): boolean {
  const markdown = markdownFrom([paragraph(nodes)]);
  if (!DOUBTFUL.test(markdown)) return true;
  if (/(?<!\\)&#x[\dA-F]+;/.test(markdown)) return false;
  const [read] = blocksFrom(markdown);
  return read?.type === 'paragraph' && lettersOf(read.children) === lettersOf(nodes);
}

const looksOf = ({ marks }: Leaf) => marks.filter((mark) => LOOKS_ALIKE.test(mark));

/**
 * Returns whether all marks are between blanks and around text without punctuation, which Markdown can always
 * represent.
 */
const isPlain = (leaves: readonly Leaf[]) =>
  leaves.every((leaf, at) => {
    const next = leaves[at + 1];
    const looks = looksOf(leaf);
    if (/[*_~`\\&<]/.test(leaf.text) || looks.length > 1) return false;
    return !next || isSpace(leaf) || isSpace(next) || looks.join() === looksOf(next).join();
  });

/** A line with more formatting changes is not written by a person, and takes long to convert. */
const MAX_CHANGES = 400;

const isCrowded = (leaves: readonly Leaf[]) =>
  leaves.filter(({ marks }, at) => marks.join() !== leaves[at - 1]?.marks.join()).length >
  MAX_CHANGES;

/**
 * Converts leaves to the nodes of a line. Removes marks that Markdown cannot represent, such as bold next to italic
 * letters within a word, because plain text is better than character references.
 */
export function phrasingOf(found: readonly Leaf[]): Phrasing[] {
  let leaves = collapsed(found);
  for (const mark of ATTENTION) settleMark(leaves, mark);
  for (const mark of new Set(leaves.flatMap(({ marks }) => marks))) {
    if (!LOOKS_ALIKE.test(mark)) settleEnds(leaves, mark);
  }
  for (const mark of ATTENTION) {
    if (isCrowded(leaves)) leaves = leaves.map((leaf) => without(leaf, mark));
  }
  let nodes = nested(leaves);
  for (const mark of ATTENTION) {
    if (!leaves.some((leaf) => looksOf(leaf).length > 0)) break;
    if (isPlain(leaves) || isWritable(nodes)) break;
    leaves = leaves.map((leaf) => without(leaf, mark));
    nodes = nested(leaves);
  }
  return nodes;
}

/** Moves blanks out of both ends of a link or an element. */
function settleEnds(leaves: Leaf[], mark: string): void {
  leaves.forEach((leaf, at) => {
    const isEnd = !has(leaves[at - 1], mark) || !has(leaves[at + 1], mark);
    if (isSpace(leaf) && has(leaf, mark) && isEnd) leaves[at] = without(leaf, mark);
  });
}
