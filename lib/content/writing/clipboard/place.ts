import { attribute, type Element, isElement, type Node } from './html-tree';
import { isBold, isItalic, isStruck, keepsLinesBy, raisedBy, type Style } from './styles';

/** Formatting that a node inherits from its ancestors. */
export type Place = {
  /** Outermost first; see `Leaf`. */
  marks: readonly string[];
  /** True if line breaks in the source are line breaks in the text. */
  keepsLines: boolean;
  font: string;
  around: readonly Element[];
  /** True where everything is bold: in headings, and in table headers. */
  isStrong?: boolean;
  isHeading?: boolean;
  isCell?: boolean;
  /** True in a table used only for layout. */
  isLayout?: boolean;
  /** True in a list item, which can start with its marker. */
  isEntry?: boolean;
};

const INLINE = /^(a|b|em|font|i|s|span|strong|u)$/;

const holds = (nodes: readonly Node[], name: string): boolean =>
  nodes.some((node) => isElement(node) && (node.tagName === name || holds(node.children, name)));

/** Returns the HTML tag that Markdown needs for an element, without the brackets; '' for one with Markdown syntax. */
function tagOf(node: Element, style: Style): string {
  const { tagName, children } = node;
  const title = attribute(node, 'title').replace(/\s+/g, ' ').trim();
  if (tagName === 'abbr' && title) {
    return `abbr title="${title.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`;
  }
  if (tagName === 'kbd') return holds(children, 'kbd') ? '' : 'kbd';
  if (tagName === 'sup' || tagName === 'sub') return tagName;
  return (INLINE.test(tagName) && raisedBy(style)) || '';
}

function withMark(
  marks: readonly string[],
  mark: string,
  isOn: boolean | undefined,
): readonly string[] {
  if (isOn === undefined || isOn === marks.includes(mark)) return marks;
  return isOn ? [...marks, mark] : marks.filter((one) => one !== mark);
}

/** Returns the formatting of an element's content, including what it inherits. */
export function inherited(place: Place, node: Element, style: Style): Place {
  const { tagName } = node;
  const is = (names: RegExp) => (names.test(tagName) ? true : undefined);
  const isStrong = place.isStrong || tagName === 'th';
  const tag = tagOf(node, style);
  let { marks } = place;
  if (isStruck(style) || is(/^(s|strike|del)$/)) marks = withMark(marks, 'delete', true);
  marks = withMark(marks, 'emphasis', isItalic(style) ?? is(/^(em|i)$/));
  marks = withMark(marks, 'strong', isStrong ? false : (isBold(style) ?? is(/^(b|strong)$/)));
  if (tag) marks = withMark(marks, `html:${tag}`, true);
  return {
    ...place,
    marks,
    isStrong,
    keepsLines: keepsLinesBy(style) ?? place.keepsLines,
    font: style.get('font-family') ?? place.font,
    around: [...place.around.slice(-2), node],
  };
}
