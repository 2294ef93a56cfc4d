import {
  attribute,
  type Element,
  isElement,
  type Node,
  type Tree,
  wordsOf,
} from '@/lib/content/writing/clipboard/html-tree';

/** Elements that are not read: controls, pictures, listings and navigation. */
const SKIPPED =
  /^(script|style|svg|template|noscript|form|nav|button|select|dialog|canvas|video|audio|iframe|picture|pre)$/;
const BLOCK =
  /^(p|div|li|ul|ol|dl|dt|dd|section|article|header|footer|figure|figcaption|blockquote|address|tr|table|caption|pre|details|summary|label|hr|br|h[1-6])$/;
/** Maximum words of an item of a list that becomes a line. */
const MAX_ITEM_WORDS = 20;

/** Returns a text with single spaces. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns whether visitors do not see an element, or it is no text. */
export const isSkipped = (node: Element) =>
  SKIPPED.test(node.tagName) ||
  node.properties.hidden !== undefined ||
  // An empty state is also in the HTML of a list with records.
  node.properties.dataEmpty !== undefined ||
  attribute(node, 'ariaHidden') === 'true';

/** Returns whether a node begins a line. */
export const isBlock = (node: Node) => isElement(node) && BLOCK.test(node.tagName);

const isOwnLink = (node: Node) =>
  isElement(node) && node.tagName === 'a' && /^[/#]/.test(attribute(node, 'href'));

/** Returns the elements in a node whose tag matches, in order. */
export function all(node: Node | Tree, name: RegExp): Element[] {
  if (!('children' in node)) return [];
  const inside = node.children.flatMap((child) => all(child, name));
  return node.type === 'element' && name.test(node.tagName) ? [node, ...inside] : inside;
}

/** Returns whether an element only introduces a record, whose own page is read: its heading is a link. */
export const isCard = (node: Element) =>
  /^(li|article)$/.test(node.tagName) &&
  all(node, /^h[2-6]$/).some(({ children }) => children.some(isOwnLink));

/** Returns the text of an element, with spaces between its elements. */
function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  if (!isElement(node) || isSkipped(node)) return '';
  return node.children
    .map((child) => (isElement(child) ? ` ${textOf(child)}` : textOf(child)))
    .join('');
}

/** Returns the number of words of a plain text. */
export const countWords = (text: string) => text.split(' ').length;

/** Returns the text of an element that visitors see, in one line. */
export const plainText = (node: Node) => plain(textOf(node)).replace(/ (?=[.,;:!?])/g, '');

/** Returns whether a short link stands alone in its block, such as "Book a Demo". */
export function isCallToAction(node: Node, parent: Element): boolean {
  const others = parent.children.filter((child) => child !== node && plain(wordsOf(child)));
  return (
    isBlock(parent) && isOwnLink(node) && countWords(plainText(node)) < 4 && others.every(isBlock)
  );
}

/** Returns the lines of an element: the texts of its innermost blocks. */
export function linesOf(node: Element): string[] {
  const text = (inner: Node): string => {
    if (inner.type === 'text') return inner.value.replace(/\s+/g, ' ');
    if (!isElement(inner) || isSkipped(inner)) return '';
    const words = inner.children.map((child) =>
      isElement(child) ? ` ${text(child)}` : text(child),
    );
    return isBlock(inner) ? `\n${words.join('')}\n` : words.join('');
  };
  return text(node).split('\n').map(plain).filter(Boolean);
}

/** Returns whether an item of a list is one thought in several blocks, such as a phone number with its hours. */
export const isShortItem = (node: Element) =>
  node.tagName === 'li' &&
  all(node, /^(h[1-6]|ul|ol|dl|details)$/).length === 0 &&
  countWords(plainText(node)) <= MAX_ITEM_WORDS;

/** Returns the heading of a card with its text, without further links. */
export function cardLine(card: Element): string {
  const [heading] = all(card, /^h[2-6]$/);
  const text = (node: Node): string => {
    if (node.type === 'text') return node.value;
    if (node === heading || !isElement(node) || isSkipped(node) || node.tagName === 'a') return '';
    return ` ${node.children.map(text).join('')}`;
  };
  const line = [heading ? plainText(heading) : '', plain(text(card))].filter(Boolean).join(': ');
  // One sentence, so that a quotation contains the whole card.
  return line.replace(/[.!?](?= )/g, ';');
}
