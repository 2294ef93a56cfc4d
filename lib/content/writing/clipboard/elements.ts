import { attribute, type Element, isElement, type Node, wordsOf } from './html-tree';
import { isHiddenBy, type Style } from './styles';

/** Elements that are left out with their content. */
const DROPPED =
  /^(script|style|template|noscript|iframe|object|embed|applet|svg|video|audio|canvas|map|form|select|textarea|button|head|title|meta|link|base|xml|colgroup|col|o:p|w:sdtpr)$/;

/** Interface around the text: buttons to edit it or to link to a heading, links back from a note. */
const SIGNS =
  /\b(mw-editsection|mw-cite-backlink|mw-jump-link|headerlink|header-anchor|hash-link|anchorjs-link|MsoToc\d|MsoCommentReference|MsoCommentText|msoDel|sr-only|visually-?hidden|screen-reader-text)\b/;

/** Elements that start and end a paragraph. */
const FLOW =
  /^(address|article|aside|body|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|header|hgroup|html|legend|main|nav|p|section|summary|tbody|tr)$/;

export const isFlow = ({ tagName }: Element): boolean => FLOW.test(tagName);

/** Returns whether an element is left out: it is hidden, deleted in a tracked change, or not part of the text. */
export function isDropped(node: Element, style: Style): boolean {
  const { tagName } = node;
  if (DROPPED.test(tagName) || isHiddenBy(style)) return true;
  if (SIGNS.test(attribute(node, 'className'))) return true;
  if (
    node.properties.hidden !== undefined &&
    node.properties.hidden !== null &&
    node.properties.hidden !== false
  )
    return true;
  if (attribute(node, 'ariaHidden') === 'true' && tagName !== 'img') return true;
  if (style.get('mso-special-character') === 'comment') return true;
  // Word adds the author and time of a deletion; web pages do not.
  return tagName === 'del' && ['cite', 'dateTime'].some((name) => attribute(node, name) !== '');
}

/** Returns the level of a heading; 0 for any other element. */
export function headingLevel(node: Element): number {
  const [, level] = /^h([1-6])$/.exec(node.tagName) ?? [];
  if (level) return Number(level);
  if (attribute(node, 'role') !== 'heading') return 0;
  return Math.min(6, Math.max(1, Number(attribute(node, 'ariaLevel')) || 2));
}

/** Returns the checkbox character for an element; '' if it is not a checkbox. */
export function boxOf(node: Element): '' | '☐' | '☑' {
  const names = attribute(node, 'className');
  const box = (isTicked: boolean) => (isTicked ? '☑' : '☐');
  if (node.tagName === 'input') {
    return attribute(node, 'type') === 'checkbox' ? box(node.properties.checked === true) : '';
  }
  if (/\bcheckbox-o(n|ff)\b/.test(names)) return box(/\bcheckbox-on\b/.test(names));
  const state = attribute(node, 'dataTaskState');
  if (state) return box(state === 'DONE');
  if (node.properties.dataInlineTaskId !== undefined) return box(/\bchecked\b/.test(names));
  return attribute(node, 'role') === 'checkbox'
    ? box(attribute(node, 'ariaChecked') === 'true')
    : '';
}

/** Returns the TeX source of the formula that an element shows; null for any other element. */
export function formulaIn(node: Element): string | null {
  const isFormula =
    node.tagName === 'math' || /\b(katex|mwe-math-element)\b/.test(attribute(node, 'className'));
  if (!isFormula) return null;
  const find = (one: Node): string => {
    if (!isElement(one)) return '';
    const alt = attribute(one, 'altText') || attribute(one, 'alttext');
    if (one.tagName === 'annotation') return wordsOf(one);
    return one.children.map(find).find(Boolean) ?? (one.tagName === 'math' ? alt : '');
  };
  const tex = find(node)
    .trim()
    .replace(/^\{\\(?:display|text)style\s+([\s\S]*)\}$/, '$1');
  return tex.replace(/\s+/g, ' ').trim() || null;
}

/** Characters of Word's symbol fonts, which are letters in other fonts. */
const SYMBOLS: Readonly<Record<string, string>> = {
  à: '→',
  ß: '←',
  ó: '↔',
  è: '➔',
  J: '☺',
  L: '☹',
  ü: '✓',
  û: '✗',
  þ: '☑',
  ý: '☒',
  '¨': '☐',
  q: '☐',
};

/** Returns the visible characters of a text in a symbol font. */
export const inSymbols = (value: string, font: string): string =>
  font.includes('wingdings')
    ? [...value].map((letter) => SYMBOLS[letter] ?? letter).join('')
    : value;
