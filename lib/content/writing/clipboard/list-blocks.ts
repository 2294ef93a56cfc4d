import type { Context, Found } from './context';
import { boxOf } from './elements';
import { attribute, type Element, isElement } from './html-tree';
import { itemWith, joined, listWith, markerOf, numberOf, wordLevel } from './lists';
import type { Block, ListItem } from './markdown-tree';
import type { Place } from './place';
import { findAll } from './tables';

/** Returns a paragraph that Word displays as a list item. */
export function entryFrom({ node, style, place }: Found, context: Context): Block[] {
  const { counted, levels } = context;
  const level = wordLevel(style);
  const marker = markerOf(node) ?? '';
  const list = `${style.get('mso-list')?.split(' ', 1)[0]} ${level}`;
  const number = numberOf(marker, (counted.get(list) ?? 0) + 1);
  if (number !== null) counted.set(list, number);
  const children = context.blocksIn(node.children, { ...place, isEntry: true });
  if (children.length === 0) return [];
  const isTicked = /^[☐☑☒]$/u.test(marker) ? marker !== '☐' : null;
  const block = listWith([itemWith(children, isTicked)], number);
  levels.set(block, level);
  return [block];
}

/** Returns a list item. */
export function itemFrom(node: Element, place: Place, context: Context): ListItem {
  const box = boxOf(node);
  const children = context.blocksIn(node.children, { ...place, isEntry: true });
  return itemWith(children, box === '' ? null : box === '☑');
}

/** Returns the start number of a list or item, or a fallback. */
function startOf({ properties }: Element, other: number): number {
  const written = Number(properties.start ?? properties.value ?? other);
  return Number.isInteger(written) && written >= 0 ? written : other;
}

/** Returns a list, in several pieces where Word Online and Slack state the level of an item instead of nesting it. */
export function listsFrom({ node, place }: Found, context: Context): Block[] {
  const { notes, levels, blocksIn } = context;
  const entries = node.children
    .filter(isElement)
    .filter((entry) => !notes.definitions.has(entry) && !notes.dropped.has(entry));
  const items = entries.filter(({ tagName }) => tagName === 'li');
  if (/\btoggle\b/.test(attribute(node, 'className'))) {
    return items.flatMap((item) => blocksIn(item.children, place));
  }
  const outer = 1 + (Number(attribute(node, 'dataIndent')) || 0);
  let number = startOf(node, 1);
  const blocks: Block[] = [];
  for (const entry of entries) {
    const level = Number(attribute(entry, 'dataAriaLevel')) || outer;
    const isItem = entry.tagName === 'li';
    if (isItem && level === outer) number = startOf(entry, number);
    const item = isItem
      ? itemFrom(entry, context.inside(place, entry), context)
      : itemWith(blocksIn([entry], place));
    if (item.children.length === 0) continue;
    const last = blocks.at(-1);
    // Google Docs writes a nested list between items; it belongs to the preceding item.
    const isNested = !isItem || item.children.every(({ type }) => type === 'list');
    if (isNested && last?.type === 'list') {
      last.children.at(-1)?.children.push(...item.children);
      continue;
    }
    const block = listWith([item], node.tagName === 'ol' ? number : null);
    levels.set(block, level);
    blocks.push(block);
    if (level === outer) number += 1;
  }
  return joined(blocks, levels);
}

/** Returns terms and their definitions as list items. */
export function termsFrom({ node, place }: Found, { blocksIn }: Context): Block[] {
  const groups: { term: Block[]; meanings: Block[][] }[] = [];
  for (const part of findAll(node, /^d[td]$/)) {
    const inside = blocksIn(part.children, place);
    const last = groups.at(-1);
    if (part.tagName === 'dd' && last) last.meanings.push(inside);
    else groups.push({ term: inside, meanings: [] });
  }
  const items = groups.map(({ term, meanings }) => {
    const [only = []] = meanings;
    const list = () =>
      listWith(
        meanings.map((one) => itemWith(one)),
        null,
      );
    return itemWith([...term, ...(meanings.length > 1 ? [list()] : only)]);
  });
  return items.length > 0 ? [listWith(items, null)] : [];
}
