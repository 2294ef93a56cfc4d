import { attribute, type Element, isElement, type Node } from './html-tree';
import { isBold, isItalic, isStruck, keepsLinesBy, raisedBy, type Style } from './styles';

/** Looks and place that a node inherits from the elements around it. */
export type Place = {
  /** The outer ones first; see `Leaf`. */
  marks: readonly string[];
  /** True if lines of the source are lines of the text. */
  keepsLines: boolean;
  font: string;
  around: readonly Element[];
  /** True where everything is bold: in headings, and in the heads of tables. */
  isStrong?: boolean;
  isHeading?: boolean;
  isCell?: boolean;
  /** True in a table that only places what is in it. */
  isLayout?: boolean;
  /** True in an entry of a list, which can begin with its marker. */
  isEntry?: boolean;
};

const INLINE = /^(a|b|em|font|i|s|span|strong|u)$/;

const holds = (nodes: readonly Node[], name: string): boolean =>
  nodes.some((node) => isElement(node) && (node.tagName === name || holds(node.children, name)));

/** Returns the HTML that Markdown needs for an element, without the brackets; '' for one that has marks of its own. */
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

/** Returns what an element says of its content, with what it inherits. */
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
