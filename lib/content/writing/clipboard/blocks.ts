import { codeIn, codeWithin, languageOf } from './code';
import type { Context, Found, PlacePicture } from './context';
import { formulaIn, headingLevel, isDropped } from './elements';
import { type Flow, isPicture, newFlow } from './flow';
import { notesIn } from './footnotes';
import { attribute, type Element, isElement, type Node, wordsOf } from './html-tree';
import { addCode, addLine, addReference, addWords } from './lines';
import { entryFrom, itemFrom, listsFrom, termsFrom } from './list-blocks';
import { asTask, isMarker, joined, listWith, wordLevel } from './lists';
import { type Block, html, text, textIn } from './markdown-tree';
import { lineFor } from './pictures';
import { inherited, type Place } from './place';
import { isMonospaced, sheetOf, styleOf } from './styles';
import { codeRows, findAll, headingOf, isLayout, tableWith } from './tables';

const QUOTE = /\bMso(Intense)?Quote\b/;
const ENTRY = /\bMsoList(Paragraph|Continue)/;
const DEPTHS = [1, 2, 3, 4, 5, 6] as const;

function headingFrom({ node, outer }: Found, level: number, { blocksIn, shift }: Context): Block[] {
  const place = { ...outer, marks: [], isStrong: true, isHeading: true };
  const inside = blocksIn(node.children, place);
  const words = headingOf(inside.filter((block) => !isPicture(block)));
  const [only, ...others] = words;
  const children = only?.type === 'emphasis' && others.length === 0 ? only.children : words;
  const depth = DEPTHS[Math.min(6, level + shift) - 1] ?? 6;
  const heading: Block[] = children.length > 0 ? [{ type: 'heading', depth, children }] : [];
  return [...heading, ...inside.filter(isPicture)];
}

function quoteFrom(node: Element, place: Place, { blocksIn }: Context): Block[] {
  const children = blocksIn(node.children, place);
  return children.length > 0 ? [{ type: 'blockquote', children }] : [];
}

/** Returns whether an element is a block of code. */
function isCode({ node, style, place }: Found): boolean {
  const { tagName } = node;
  if (/^(pre|listing|xmp|plaintext)$/.test(tagName)) return true;
  if (tagName !== 'code') {
    return tagName === 'div' && style.get('white-space') === 'pre' && isMonospaced(style);
  }
  const isBlock = place.keepsLines || languageOf(node, []) !== null;
  return isBlock && /\S\s*\n\s*\S/.test(wordsOf(node));
}

function codeFrom({ node, place }: Found, lines: readonly Element[]): Block[] {
  const language = languageOf(codeWithin(node), place.around) ?? languageOf(node, place.around);
  const words = lines.map((line) => codeIn(line).replace(/\n$/, '')).join('\n');
  const value = words.trimEnd().replace(/^\n+/, '');
  return value ? [{ type: 'code', lang: language, value }] : [];
}

function tableFrom(found: Found, context: Context): Block[] {
  const { node, place } = found;
  const { blocksIn } = context;
  const code = codeRows(node);
  if (code) return codeFrom(found, code);
  const contentOf = (part: Element) => blocksIn(part.children, { ...place, isLayout: true });
  if (isLayout(node, place.isLayout === true)) {
    return findAll(node, /^(caption|t[dh])$/).flatMap(contentOf);
  }
  const table = tableWith(node, (cell, isHead) => {
    const inner = context.inside(place, cell);
    // Markdown renders the first row of a table in bold anyway.
    const marks = isHead ? place.marks : inner.marks;
    return blocksIn(cell.children, { ...inner, marks, isCell: true, isLayout: false });
  });
  return [...findAll(node, /^caption$/).flatMap(contentOf), ...(table ? [table] : [])];
}

function detailsFrom({ node, place }: Found, { blocksIn }: Context): Block[] {
  const isSummary = (child: Node) => isElement(child) && child.tagName === 'summary';
  const title = headingOf(blocksIn(node.children.filter(isSummary), { ...place, marks: [] }))
    .map(textIn)
    .join('');
  const inside = blocksIn(
    node.children.filter((child) => !isSummary(child)),
    place,
  );
  if (!title) return inside;
  if (inside.length === 0) return [{ type: 'paragraph', children: [text(title)] }];
  const words = title.replace(/&(?=#?\w+;)/g, '&amp;').replaceAll('<', '&lt;');
  return [html(`<details>\n<summary>${words}</summary>`), ...inside, html('</details>')];
}

function paragraphFrom({ node, place, outer, style }: Found, context: Context): Block[] | null {
  const { levels, blocksIn } = context;
  const names = attribute(node, 'className');
  if (wordLevel(style) > 0) return entryFrom({ node, style, place, outer }, context);
  const isQuote = QUOTE.test(names);
  if (!isQuote && !ENTRY.test(names)) return null;
  const blocks = isQuote
    ? quoteFrom(node, { ...place, marks: outer.marks }, context)
    : blocksIn(node.children, place);
  // Further paragraphs of a quotation or list item.
  for (const block of blocks) levels.set(block, 1);
  return blocks;
}

/** Returns an element as a block if it always forms one; null for any other. */
function blockFrom(found: Found, context: Context): Block[] | null {
  const { node, place } = found;
  const isTitle = /\bMsoTitle\b/.test(attribute(node, 'className'));
  const level = isTitle ? 2 - context.shift : headingLevel(node);
  if (level > 0) return headingFrom(found, level, context);
  if (isCode(found)) return codeFrom(found, [codeWithin(node)]);
  switch (node.tagName) {
    case 'hr':
      return [{ type: 'thematicBreak' }];
    case 'ul':
    case 'ol':
    case 'menu':
    case 'dir':
      return listsFrom(found, context);
    case 'dl':
      return termsFrom(found, context);
    case 'li': {
      const item = itemFrom(node, place, context);
      return item.children.length > 0 ? [listWith([item], null)] : [];
    }
    case 'table':
      return tableFrom(found, context);
    case 'details':
      return place.isCell ? null : detailsFrom(found, context);
    case 'blockquote':
      return quoteFrom(node, place, context);
    case 'p':
      return paragraphFrom(found, context);
    default:
      return null;
  }
}

function addElement(node: Element, outer: Place, flow: Flow, context: Context): void {
  const { notes, sheet } = context;
  if (notes.dropped.has(node) || notes.definitions.has(node)) return;
  const style = styleOf(node, sheet);
  const number = notes.references.get(node);
  const formula = formulaIn(node);
  if (number !== undefined) addReference(number, outer, flow);
  else if (formula) addCode(formula, outer, flow);
  else if (!isDropped(node, style) && !(outer.isEntry && isMarker(node))) {
    const place = inherited(outer, node, style);
    const blocks = blockFrom({ node, style, place, outer }, context);
    if (blocks) flow.add(...blocks);
    else addLine(node, place, flow, context, (nodes, inner) => walk(nodes, inner, flow, context));
  }
}

function walk(nodes: readonly Node[], place: Place, flow: Flow, context: Context): void {
  for (const node of nodes) {
    if (node.type === 'text') addWords(node.value, place, flow);
    else if (isElement(node)) addElement(node, place, flow, context);
  }
}

const hasMainHeading = (nodes: readonly Node[]): boolean =>
  nodes.some(
    (node) => isElement(node) && (headingLevel(node) === 1 || hasMainHeading(node.children)),
  );

/** Converts HTML nodes to the Markdown blocks that a person would have written. */
export function blocksOf(
  nodes: readonly Node[],
  placePicture: PlacePicture = (picture) => text(lineFor(picture)),
): Block[] {
  const context: Context = {
    sheet: sheetOf(nodes),
    notes: notesIn(nodes),
    levels: new WeakMap(),
    counted: new Map(),
    // The page has its own h1, so headings move down a level if the text contains an h1.
    shift: hasMainHeading(nodes) ? 1 : 0,
    placePicture,
    inside: (place, node) => inherited(place, node, styleOf(node, context.sheet)),
    blocksIn(children, place) {
      const flow = newFlow();
      walk(children, place, flow, context);
      flow.add();
      const isText = !place.isEntry && !place.isCell;
      return joined(isText ? flow.blocks.map(asTask) : flow.blocks, context.levels);
    },
  };
  const start: Place = { marks: [], keepsLines: false, font: '', around: [] };
  const blocks = context.blocksIn(nodes, start);
  const { definitions } = context.notes;
  if (definitions.size > 0) while (blocks.at(-1)?.type === 'thematicBreak') blocks.pop();
  const notes = [...definitions].map(([node, number]): Block => {
    const identifier = String(number);
    const children = context.blocksIn(node.children, start);
    return { type: 'footnoteDefinition', identifier, label: identifier, children };
  });
  return [...blocks, ...notes];
}
