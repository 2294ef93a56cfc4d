import ReactMarkdown, { type Options } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { LastUsed } from '@/lib/core/last-used';
import { BLOCK_PROPERTIES, remarkBlocks, remarkDirectives } from './blocks';

/** The parsed text that rehype plugins receive. */
type Tree = Parameters<ReturnType<typeof rehypeSlug>>[0];
type Node = Tree['children'][number];

/** Prefix of every id in a text, so that none clashes with the page's own ids. */
const ID_PREFIX = 'text-';

/** remark has already prefixed the ids of footnotes; other ids come from raw HTML, which is removed. */
const schema = {
  ...defaultSchema,
  clobber: [],
  attributes: {
    ...defaultSchema.attributes,
    div: [...(defaultSchema.attributes?.div ?? []), ...BLOCK_PROPERTIES],
    img: [...(defaultSchema.attributes?.img ?? []), 'dataWidth'],
  },
};

/** Beyond these, a text is parsed again. */
const MAX_PARSED = 100;

const parsed = new LastUsed<object>(MAX_PARSED);

type Parsing = { parser: ((text: string, file: never) => object) | undefined };

/**
 * Plugin of remark: keeps what was parsed. Nine tenths of the time that a text takes go into parsing it, and a lesson is
 * rendered for each of its students.
 */
function remarkKeepParsed(this: Parsing) {
  const { parser } = this;
  if (!parser) throw new Error('The parser of Markdown comes before its plugins');
  this.parser = (text, file) => {
    const tree = parsed.get(text) ?? parser(text, file);
    parsed.set(text, tree);
    // Other plugins change what they get.
    return structuredClone(tree);
  };
}

/** Options for all markdown: GitHub's dialect with blocks, sanitised, headings with ids. */
export const markdownOptions = {
  remarkPlugins: [remarkKeepParsed, remarkGfm, remarkDirectives, remarkBlocks],
  remarkRehypeOptions: { clobberPrefix: ID_PREFIX },
  rehypePlugins: [
    [rehypeSanitize, schema],
    [rehypeSlug, { prefix: ID_PREFIX }],
  ],
} satisfies Options;

/** A heading of a text; the highest level is 2, because the page has its own h1. */
export type TextHeading = { id: string; text: string; level: 2 | 3 };

function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Returns the first paragraph of a markdown text as plain text; empty without one. */
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

/** Returns the headings of the first two levels of a markdown text, with the ids that `<Markdown>` gives them. */
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
