import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { blockOf, remarkBlocks, remarkDirectives, sourceOf, type TextNode } from './blocks';
import { remarkMarkup, type Unseen } from './markup';

type Heading = { level: number; text: string };

/** Parts of a text that are checked before it is published. */
export type TextParts = {
  /** `url` is the URL as typed in the picture, `source` the resolved URL of its file. */
  pictures: { url: string; alt: string; line: number; source: string }[];
  links: { url: string; line: number }[];
  headings: Heading[];
  /** First lines of directives that are not blocks. */
  strays: string[];
};

type Node = TextNode & { depth?: number; label?: string | null; children?: Node[] };

function textIn({ value = '', children = [] }: Node): string {
  return value + children.map(textIn).join('');
}

const lineOf = ({ position }: TextNode) => position?.start.line ?? 1;

const parser = () => unified().use(remarkParse).use(remarkGfm).use(remarkDirectives);

function forEachNode(node: TextNode, visit: (node: TextNode) => void): void {
  visit(node);
  for (const child of node.children ?? []) forEachNode(child, visit);
}

/** Returns the pictures, links, headings and directives of a text, in order. */
export function partsOf(text: string): TextParts {
  const parts: TextParts = { pictures: [], links: [], headings: [], strays: [] };
  const targets = new Map<string, string>();
  const visit = (node: Node, isTop: boolean) => {
    const line = lineOf(node);
    const target = node.url ?? targets.get(node.identifier ?? '');
    if (node.type === 'image' || node.type === 'imageReference') {
      parts.pictures.push({
        url: node.url ?? node.label ?? '',
        alt: node.alt ?? '',
        line,
        source: target ?? '',
      });
    }
    if ((node.type === 'link' || node.type === 'linkReference') && target !== undefined) {
      parts.links.push({ url: target, line });
    }
    if (node.type === 'heading') {
      parts.headings.push({ level: node.depth ?? 1, text: textIn(node) });
    }
    if (node.type === 'containerDirective' && !(isTop && blockOf(node, text))) {
      parts.strays.push(sourceOf(node, text).split('\n', 1)[0] ?? '');
    }
    for (const child of node.children ?? []) visit(child, node.type === 'root');
  };
  const note = () => (tree: Node) =>
    forEachNode(tree, ({ type, identifier = '', url = '' }) => {
      if (type === 'definition' && !targets.has(identifier)) targets.set(identifier, url);
    });
  const collect = () => (tree: Node) => visit(tree, false);
  const marked = parser().use(note).use(remarkMarkup).use(collect);
  marked.runSync(marked.parse(text), text);
  return parts;
}

/**
 * A part of a text that visitors do not see: HTML, a link, an unused link definition or footnote, or a cell outside its
 * table.
 */
export type UnseenPart = Unseen | { line: number; kind: 'unused' | 'cell'; name: string };

const MAX_CELL_NAME = 40;

/** Returns the cells beyond the width of the first row of their table. */
function cellsOutside(tree: TextNode): UnseenPart[] {
  const found: UnseenPart[] = [];
  forEachNode(tree, ({ type, children = [] }) => {
    if (type !== 'table') return;
    const width = children[0]?.children?.length ?? 0;
    for (const cell of children.flatMap((row) => row.children?.slice(width) ?? [])) {
      const name = textIn(cell).slice(0, MAX_CELL_NAME);
      if (cell.children?.length) found.push({ line: lineOf(cell), kind: 'cell', name });
    }
  });
  return found;
}

function unusedIn(tree: TextNode): UnseenPart[] {
  const used = new Set<string>();
  const found = new Map<string, UnseenPart>();
  forEachNode(tree, (node) => {
    const [, kind, part] = /^(footnote|link|image)?(Reference|Definition)$/i.exec(node.type) ?? [];
    const id = `${kind === 'footnote' ? '^' : ''}${node.identifier}`;
    if (part === 'Reference') used.add(id);
    else if (part && !found.has(id))
      found.set(id, { line: lineOf(node), kind: 'unused', name: `[${id}]` });
  });
  return [...found].filter(([id]) => !used.has(id)).map(([, part]) => part);
}

/**
 * Returns the parts of a text that visitors do not see, by line. A closing tag is reported only without its opening
 * tag.
 */
export function unseenIn(text: string): UnseenPart[] {
  const found: UnseenPart[] = [];
  const note = () => (tree: TextNode) => {
    found.push(...unusedIn(tree), ...cellsOutside(tree));
  };
  const marked = parser()
    .use(note)
    .use(remarkBlocks)
    .use(remarkMarkup, (unseen) => found.push(unseen));
  marked.runSync(marked.parse(text), text);
  return found
    .toSorted((a, b) => a.line - b.line)
    .filter(({ line, kind, name }, at, all) => {
      const opening = kind === 'tag' && name.replace('</', '<');
      return !all
        .slice(0, at)
        .some(
          (other) =>
            other.kind === kind &&
            (other.name === name ? other.line === line : other.name === opening),
        );
    });
}
