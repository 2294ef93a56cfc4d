import { attribute, type Element, isElement, type Node, wordsOf } from './html-tree';
import type { Block, List, ListItem, Paragraph } from './markdown-tree';
import { type Style, styleFrom } from './styles';

/** Levels of lists that are not nested in HTML, as Word writes them. */
export type Levels = WeakMap<Block, number>;

const OPEN = /^(☐|□|❏|❑|🗆)\s*/u;
const TICKED = /^(☑|☒|🗹|🗷)\s*/u;
const OPEN_TEXT = /^\[ ?\]\s+/;
const TICKED_TEXT = /^\[[xX]\]\s+/;

/** Checkbox characters in the fonts that Word uses. */
const BOXES: Readonly<Record<string, string>> = {
  q: '☐',
  '¨': '☐',
  o: '☐',
  þ: '☑',
  ý: '☒',
  x: '☒',
};

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

function romanOf(letters: string): number {
  const values = [...letters].map((letter) => ROMAN[letter] ?? 0);
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  );
}

/** Returns the number of a marker such as `4.`, `(c)`, `iv)` or `2.1.`; null for a bullet. */
export function numberOf(marker: string, expected: number): number | null {
  const [, word = ''] = /^\s*[([]?(?:\d+\.)*([a-z]+|\d+)[.)\]:]?\s*$/i.exec(marker) ?? [];
  if (/^\d/.test(word)) return Number(word);
  if (!word || !/[.)\]:]\s*$/.test(marker)) return null;
  const letters = word.toLowerCase();
  const alphabetic = letters.length === 1 ? letters.charCodeAt(0) - 96 : null;
  const roman = /^[ivxlc]+$/.test(letters) ? romanOf(letters) : null;
  if (letters === 'i' && expected !== 9) return 1;
  return alphabetic === null || roman === expected ? roman : alphabetic;
}

/** Returns the list level of a paragraph that Word displays as a list item; 0 for any other. */
export function wordLevel(style: Style): number {
  return Number(/\blevel(\d)/.exec(style.get('mso-list') ?? '')?.[1] ?? 0);
}

export const isMarker = (node: Node): boolean =>
  isElement(node) && styleFrom(attribute(node, 'style')).get('mso-list') === 'ignore';

/** Returns the marker that Word displays before an item: a bullet, or a number. A checkbox is its own marker. */
export function markerOf(node: Element, font = ''): string | null {
  for (const child of node.children) {
    if (!isElement(child)) continue;
    const own = styleFrom(attribute(child, 'style')).get('font-family') ?? font;
    if (isMarker(child)) {
      const marker = wordsOf(child).replace(/\s+/g, ' ').trim();
      return (own.includes('wingdings') && BOXES[marker]) || marker;
    }
    const found = markerOf(child, own);
    if (found !== null) return found;
  }
  return null;
}

/** Removes a checkbox at the start of a paragraph and returns whether it is checked; null if there is none. */
function takeBox({ children }: Paragraph, isEntry: boolean): boolean | null {
  const [first] = children;
  if (first?.type !== 'text') return null;
  const isTicked = TICKED.test(first.value) || (isEntry && TICKED_TEXT.test(first.value));
  const isOpen = OPEN.test(first.value) || (isEntry && OPEN_TEXT.test(first.value));
  if (!isTicked && !isOpen) return null;
  for (const box of [OPEN, TICKED, OPEN_TEXT, TICKED_TEXT])
    first.value = first.value.replace(box, '');
  if (first.value === '') children.shift();
  return isTicked;
}

/** Returns a list item. One that starts with a checkbox is a task; a checked one is not struck through as well. */
export function itemWith(children: Block[], isTicked: boolean | null = null): ListItem {
  const [box] = children;
  const found = box?.type === 'paragraph' ? takeBox(box, true) : null;
  const checked = isTicked ?? found;
  if (box?.type === 'paragraph' && box.children.length === 0) children.shift();
  const [first] = children;
  if (first?.type === 'paragraph' && checked) {
    first.children = first.children.flatMap((node) =>
      node.type === 'delete' ? node.children : [node],
    );
  }
  const spread = children.some((child, at) => at > 0 && child.type !== 'list');
  return { type: 'listItem', checked, spread, children };
}

export function listWith(children: ListItem[], start: number | null): List {
  const spread = children.some((item) => item.spread);
  return { type: 'list', ordered: start !== null, start, spread, children };
}

/** Returns a paragraph that starts with a checkbox as a task; any other block unchanged. */
export function asTask(block: Block): Block {
  const checked = block.type === 'paragraph' ? takeBox(block, false) : null;
  if (checked === null) return block;
  return listWith([{ type: 'listItem', checked, spread: false, children: [block] }], null);
}

const isNext = (list: List, next: List) =>
  list.ordered === next.ordered &&
  (!list.ordered || (next.start ?? 1) === (list.start ?? 1) + list.children.length);

function append(list: List, next: List): void {
  list.children.push(...next.children);
  list.spread ||= next.spread;
}

/** Appends a list to another one, `depth` levels below it. */
function nest(list: List, next: List, depth: number): void {
  const item = list.children.at(-1);
  const last = item?.children.at(-1);
  if (!item) append(list, next);
  else if (last?.type !== 'list') item.children.push(next);
  else if (depth > 1) nest(last, next, depth - 1);
  else if (isNext(last, next)) append(last, next);
  else item.children.push(next);
}

/** Joins lists that a program wrote in several pieces. */
export function joined(blocks: readonly Block[], levels: Levels): Block[] {
  const found: Block[] = [];
  for (const block of blocks) {
    const last = found.at(-1);
    if (block.type === 'blockquote' && last?.type === 'blockquote' && levels.has(block)) {
      last.children.push(...block.children);
    } else if (last?.type !== 'list') found.push(block);
    else if (block.type === 'list') {
      const depth = (levels.get(block) ?? 1) - (levels.get(last) ?? 1);
      if (depth > 0) nest(last, block, depth);
      else if (isNext(last, block)) append(last, block);
      else found.push(block);
    } else if (block.type === 'paragraph' && levels.has(block)) {
      last.children.at(-1)?.children.push(block);
      for (const item of last.children) item.spread ||= item === last.children.at(-1);
      last.spread = true;
    } else found.push(block);
  }
  return found;
}
