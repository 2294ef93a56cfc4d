import type { Context } from './context';
import { boxOf, inSymbols, isFlow } from './elements';
import type { Flow } from './flow';
import { attribute, type Element, type Node, wordsOf } from './html-tree';
import { linkOf, withBareLinks } from './links';
import { type Phrasing, text } from './markdown-tree';
import { type Leaf, leavesOf, visible } from './phrasing';
import { pictureOf } from './pictures';
import type { Place } from './place';

const nodeLeaf = (node: Phrasing, marks: readonly string[]): Leaf => ({
  kind: 'node',
  text: '',
  node,
  marks,
});

/** Adds text. URLs in it become links, as in Markdown. */
export function addWords(value: string, { marks, keepsLines, font }: Place, flow: Flow): void {
  const words = visible(inSymbols(value, font));
  const lines = keepsLines ? words.split('\n') : [words];
  const isLinked = marks.some((mark) => mark.startsWith('link:'));
  lines.forEach((line, at) => {
    if (at > 0) flow.leaf({ kind: 'break', text: '\n', marks });
    for (const { text, url } of isLinked ? [{ text: line }] : withBareLinks(line)) {
      if (url) flow.leaf({ kind: 'word', text, marks: [...marks, `link:${url}`] });
      else flow.leaves(leavesOf(text, marks));
    }
  });
}

/** Adds inline code. */
export function addCode(value: string, { marks }: Place, flow: Flow): void {
  const words = value
    .replace(/[\u200B\uFEFF]/g, '')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
  if (words) flow.leaf(nodeLeaf({ type: 'inlineCode', value: words }, marks));
}

/** Adds a footnote reference. */
export function addReference(number: number, { marks }: Place, flow: Flow): void {
  const identifier = String(number);
  const looks = marks.filter((mark) => !mark.includes(':'));
  flow.leaf(nodeLeaf({ type: 'footnoteReference', identifier, label: identifier }, looks));
}

function addPicture(node: Element, { marks }: Place, flow: Flow, { placePicture }: Context): void {
  const found = pictureOf(node);
  if (found?.is === 'words') flow.leaves(leavesOf(found.text, marks));
  if (found?.is === 'ours') {
    flow.leaf(nodeLeaf({ type: 'image', url: found.src, alt: found.alt }, marks));
  }
  if (found?.is === 'file') flow.picture(placePicture(found.picture));
  if (found?.is === 'missing') flow.picture(text(found.line));
}

/** Adds an inline element, or an element that ends the line; `walk` adds its content. */
export function addLine(
  node: Element,
  place: Place,
  flow: Flow,
  context: Context,
  walk: (nodes: readonly Node[], place: Place) => void,
): void {
  const box = boxOf(node);
  if (isFlow(node)) flow.add();
  if (box) flow.leaves(leavesOf(`${box} `, []));
  switch (node.tagName) {
    case 'br':
      flow.leaf({ kind: 'break', text: '\n', marks: place.marks });
      break;
    case 'img':
      addPicture(node, place, flow, context);
      break;
    // Word's own drawing language (VML). HTML does not treat the element as empty.
    case 'v:imagedata':
      addPicture(node, place, flow, context);
      walk(node.children, place);
      break;
    case 'code':
    case 'samp':
    case 'tt':
    case 'var':
      addCode(wordsOf(node), place, flow);
      break;
    case 'q':
      flow.leaves(leavesOf('"', place.marks));
      walk(node.children, place);
      flow.leaves(leavesOf('"', place.marks));
      break;
    case 'a': {
      const url = linkOf(attribute(node, 'href'));
      // An anchor symbol next to a heading links to the heading itself.
      if (!url && place.isHeading && /^[^\p{L}\p{N}]*$/u.test(wordsOf(node))) break;
      const others = place.marks.filter((mark) => !mark.startsWith('link:'));
      const marks = url ? [...others, `link:${url}`] : others;
      walk(node.children, { ...place, marks });
      break;
    }
    default:
      walk(node.children, place);
  }
  if (isFlow(node)) flow.add();
}
