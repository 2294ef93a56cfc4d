import { PICTURES_PATH, picturePath } from '@/lib/core/text/picture-path';
import { attribute, type Element, element, isElement, type Node, type Tree } from './html-tree';
import { withLists } from './word-lists';

/** Elements that go with all that they hold. */
const DROPPED =
  /^(script|style|template|noscript|iframe|object|embed|applet|svg|math|video|audio|canvas|map|form|select|textarea|button|head|title|meta|link|base|xml|o:p|w:\w+|v:\w+)$/;

/** Blocks between which a line break means nothing. */
const BLOCK = /^(p|div|h[1-6]|ul|ol|table|blockquote|pre|hr)$/;

const FOLLOWED = /^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:[^\s]+|\/(?!\/)[^\s]*|#[^\s]+)$/i;

/** Returns where a link leads, without Google's detour; null where nobody should be led. */
function linkOf(href: string): string | null {
  const url = href.trim();
  if (!FOLLOWED.test(url)) return null;
  if (!URL.canParse(url)) return url;
  const { hostname, pathname, searchParams } = new URL(url);
  const target = searchParams.get('q') ?? '';
  const isDetour = hostname === 'www.google.com' && pathname === '/url' && FOLLOWED.test(target);
  return isDetour ? target : url;
}

/** Returns the elements that a style stands for, in Google Docs and on the web. */
function emphasisOf(style: string): string[] {
  return [
    /font-weight:\s*(bold|[6-9]00)/i.test(style) && 'strong',
    /font-style:\s*italic/i.test(style) && 'em',
    /text-decoration[^;]*line-through/i.test(style) && 'del',
  ].filter((name) => name !== false);
}

/** Facts about the elements around a node. */
type Place = { shift: number; isEmphasized: boolean; isCode: boolean };

function cleanElement(node: Element, place: Place): Node[] {
  const { tagName } = node;
  const style = attribute(node, 'style');
  if (DROPPED.test(tagName) || /display:\s*none/i.test(style)) return [];
  const heading = /^h([1-6])$/.exec(tagName)?.[1];
  const inner = {
    ...place,
    isEmphasized: place.isEmphasized || heading !== undefined || tagName === 'th',
    isCode: place.isCode || tagName === 'pre' || tagName === 'code',
  };
  const children = clean(node.children, inner);
  if (heading) return [element(`h${Math.min(6, Number(heading) + place.shift)}`, children)];
  switch (tagName) {
    case 'a': {
      const href = linkOf(attribute(node, 'href'));
      return href ? [{ ...element('a', children), properties: { href } }] : children;
    }
    case 'img': {
      const src = picturePath(attribute(node, 'src'));
      const alt = attribute(node, 'alt');
      return src.startsWith(PICTURES_PATH)
        ? [{ ...element('img', []), properties: { src, alt } }]
        : [];
    }
    case 'input': {
      const isBox = attribute(node, 'type') === 'checkbox';
      const properties = { type: 'checkbox', checked: Boolean(node.properties.checked) };
      return isBox ? [{ ...element('input', []), properties }] : [];
    }
    case 'b':
    case 'strong':
      // Google Docs puts all that is copied into one that is not bold.
      if (/font-weight:\s*(normal|[1-4]00)/i.test(style) || inner.isEmphasized) return children;
      return [element('strong', children)];
    case 'span':
    case 'font': {
      const names = inner.isEmphasized || inner.isCode ? [] : emphasisOf(style);
      return names.reduce<Node[]>((nodes, name) => [element(name, nodes)], children);
    }
    case 'li': {
      const [only, ...others] = children.filter((child) => !isBlank(child));
      const isOne = isElement(only) && only.tagName === 'p' && !others.some(isParagraph);
      return [element('li', isOne ? [...only.children, ...others] : children)];
    }
    case 'p':
      if (/\bMsoTitle\b/.test(attribute(node, 'className'))) return [element('h2', children)];
      return [element('p', children)];
    case 'ul':
      return [element('ul', nested(children))];
    case 'ol': {
      const start = Number(node.properties.start ?? 1);
      return [{ ...element('ol', nested(children)), properties: start > 1 ? { start } : {} }];
    }
    case 'table':
      return [element('table', hasCell(children, 'th') ? children : withHead(children))];
    case 'th':
    case 'td':
    case 'code':
      return [{ ...element(tagName, children), properties: cellProperties(node) }];
    default:
      return [element(tagName, children)];
  }
}

/** Languages of code, and cells over several columns, are the only looks that Markdown has. */
function cellProperties({ properties }: Element): Element['properties'] {
  const { colSpan, rowSpan, className } = properties;
  return { colSpan, rowSpan, className };
}

/** Returns entries of a list. A list between them, as Google Docs writes it, belongs to the entry before it. */
function nested(children: Node[]): Node[] {
  const items: Node[] = [];
  for (const child of children) {
    const last = items.findLast(isElement);
    const isList = isElement(child) && /^[ou]l$/.test(child.tagName);
    if (isList && last) last.children.push(child);
    else items.push(child);
  }
  return items;
}

const hasCell = (nodes: readonly Node[], name: 'td' | 'th'): boolean =>
  nodes.some((node) => isElement(node) && (node.tagName === name || hasCell(node.children, name)));

/** Returns the content of a table with heads in its first row, without which Markdown has no table. */
function withHead(nodes: Node[]): Node[] {
  const at = nodes.findIndex((node) => hasCell([node], 'td'));
  return nodes.map((node, index) => {
    if (index !== at || !isElement(node)) return node;
    if (node.tagName !== 'tr')
      return { ...node, children: element('i', withHead(node.children)).children };
    const heads = node.children.map((cell) =>
      isElement(cell) && cell.tagName === 'td' ? { ...cell, tagName: 'th' } : cell,
    );
    return { ...node, children: heads };
  });
}

const isBlank = (node: Node) => node.type === 'text' && node.value.trim() === '';
const isParagraph = (node: Node) => isElement(node) && node.tagName === 'p';

function clean(nodes: readonly Node[], place: Place): Node[] {
  const known = withLists([...nodes]);
  return known.flatMap((node, index): Node[] => {
    if (node.type === 'text') {
      const value = node.value.replace(/[\u200B\u2060\uFEFF]/g, '');
      return [{ type: 'text', value: place.isCode ? value : value.replace(/\u00A0/g, ' ') }];
    }
    if (!isElement(node)) return [];
    const beside = [known[index - 1], known[index + 1]];
    const isBetween = beside.some((other) => isElement(other) && BLOCK.test(other.tagName));
    return node.tagName === 'br' && isBetween ? [] : cleanElement(node, place);
  });
}

const hasFirstHeading = (nodes: readonly Node[]): boolean =>
  nodes.some(
    (node) => isElement(node) && (node.tagName === 'h1' || hasFirstHeading(node.children)),
  );

/** Keeps of a document what Markdown can say. The page has its own h1, so headings move down where there is one. */
export const cleanClipboard = () => (tree: Tree) => {
  const place = {
    shift: hasFirstHeading(tree.children) ? 1 : 0,
    isEmphasized: false,
    isCode: false,
  };
  const children = clean(tree.children, place);
  tree.children = children.filter((child) => child.type !== 'doctype');
};
