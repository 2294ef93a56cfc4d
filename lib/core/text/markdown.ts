import ReactMarkdown, { type Options } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { LastUsed } from '@/lib/core/last-used';
import { ALLOWED_ELEMENTS, LINK_SCHEMES } from './allowed';
import { BLOCK_PROPERTIES, remarkBlocks, remarkDirectives } from './blocks';
import { remarkMarkup } from './markup';

/** The parsed text that rehype plugins receive. */
type Tree = Parameters<ReturnType<typeof rehypeSlug>>[0];
type Node = Tree['children'][number];
type Element = Extract<Node, { type: 'element' }>;

/** Prefix of every id in a text, so that none conflicts with the page's own ids. */
const ID_PREFIX = 'text-';

/** Elements produced from Markdown and its blocks. */
const MARKDOWN_ELEMENTS =
  'a blockquote code del div em h1 h2 h3 h4 h5 h6 hr img input li ol p pre section strong table tbody td th thead tr ul';

const ownAttributes = Object.entries(ALLOWED_ELEMENTS).map(([name, kept]) => [name, [...kept]]);

/** remark has already prefixed the ids of footnotes, and no other element has an id. */
const schema = {
  ...defaultSchema,
  clobber: [],
  tagNames: [...MARKDOWN_ELEMENTS.split(' '), ...Object.keys(ALLOWED_ELEMENTS)],
  ancestors: { ...defaultSchema.ancestors, summary: ['details'] },
  protocols: { href: [...LINK_SCHEMES], src: ['http', 'https'] },
  attributes: {
    ...defaultSchema.attributes,
    ...Object.fromEntries(ownAttributes),
    div: [...(defaultSchema.attributes?.div ?? []), ...BLOCK_PROPERTIES],
    img: [...(defaultSchema.attributes?.img ?? []), 'dataWidth'],
  },
};

/** Maximum number of cached parse results. */
const MAX_PARSED = 100;

const parsed = new LastUsed<object>(MAX_PARSED);

type Parsing = { parser: ((text: string, file: never) => object) | undefined };

/**
 * remark plugin: caches the parsed text. Parsing takes nine tenths of the time, and a lesson is rendered for each
 * student.
 */
function remarkKeepParsed(this: Parsing) {
  const { parser } = this;
  if (!parser) throw new Error('The parser of Markdown comes before its plugins');
  this.parser = (text, file) => {
    const tree = parsed.get(text) ?? parser(text, file);
    parsed.set(text, tree);
    // Copied, because other plugins modify the tree.
    return structuredClone(tree);
  };
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    // A percent sign that is not part of an escape.
    return id;
  }
}

/** Calls `visit` with each element of a text. */
function forEachElement(nodes: readonly Node[], visit: (element: Element) => void): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    visit(node);
    forEachElement(node.children, visit);
  }
}

function idsIn(tree: Tree): Set<string> {
  const ids = new Set<string>();
  forEachElement(tree.children, ({ properties: { id } }) => id && ids.add(String(id)));
  return ids;
}

/**
 * Returns the id that a link within a text refers to, written with or without the prefix; null if it does not exist.
 */
export function anchorIn(ids: ReadonlySet<string>, link: string): string | null {
  const id = decoded(link.slice(1));
  return [id, ID_PREFIX + id, ID_PREFIX + id.toLowerCase()].find((one) => ids.has(one)) ?? null;
}

/** rehype plugin: resolves a link to #the-queue to the heading “The queue”, whose id has a prefix. */
function rehypeAnchors() {
  return (tree: Tree) => {
    const ids = idsIn(tree);
    forEachElement(tree.children, ({ tagName, properties }) => {
      const link = tagName === 'a' ? String(properties.href ?? '') : '';
      const id = link.startsWith('#') ? anchorIn(ids, link) : null;
      if (id) properties.href = `#${id}`;
    });
  };
}

/** Options for all Markdown: GitHub's dialect with blocks and the allowed HTML, sanitised, headings with ids. */
export const markdownOptions = {
  remarkPlugins: [remarkKeepParsed, remarkGfm, remarkDirectives, remarkBlocks, remarkMarkup],
  remarkRehypeOptions: { clobberPrefix: ID_PREFIX },
  rehypePlugins: [[rehypeSanitize, schema], [rehypeSlug, { prefix: ID_PREFIX }], rehypeAnchors],
  // The allowed schemes were already checked; react-markdown would apply its own list.
  urlTransform: (url) => url,
} satisfies Options;

/** Returns the ids that a text adds to its page: those of headings and footnotes. */
export function idsOf(text: string): Set<string> {
  let ids = new Set<string>();
  const collect = () => (tree: Tree) => {
    ids = idsIn(tree);
  };
  ReactMarkdown({
    ...markdownOptions,
    rehypePlugins: [...markdownOptions.rehypePlugins, collect],
    children: text,
  });
  return ids;
}

/** A heading of a text; the highest level is 2, because the page has its own h1. */
export type TextHeading = { id: string; text: string; level: 2 | 3 };

function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Returns the first paragraph of a Markdown text as plain text; empty without one. */
export function firstParagraphOf(text: string): string {
  let first = '';
  const find = () => (tree: Tree) => {
    const paragraph = tree.children.find((node) => node.type === 'element' && node.tagName === 'p');
    first = paragraph ? textOf(paragraph).replace(/\s+/g, ' ').trim() : '';
  };
  ReactMarkdown({
    ...markdownOptions,
    rehypePlugins: [...markdownOptions.rehypePlugins, find],
    children: text,
  });
  return first;
}

/** Returns the headings of the first two levels of a Markdown text, with the ids that `<Markdown>` gives them. */
export function headingsOf(text: string): TextHeading[] {
  const headings: TextHeading[] = [];
  const collect = () => (tree: Tree) => {
    for (const node of tree.children) {
      if (node.type !== 'element' || !/^h[123]$/.test(node.tagName)) continue;
      const text = textOf(node).trim();
      const level = node.tagName === 'h3' ? 3 : 2;
      if (text) headings.push({ id: String(node.properties.id), text, level });
    }
  };
  ReactMarkdown({
    ...markdownOptions,
    rehypePlugins: [...markdownOptions.rehypePlugins, collect],
    children: text,
  });
  return headings;
}
