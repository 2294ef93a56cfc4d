import ReactMarkdown, { type Options } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';

/** The parsed text that rehype plugins are handed. */
type Tree = Parameters<ReturnType<typeof rehypeSlug>>[0];
type Node = Tree['children'][number];

/** In front of every id that comes from a text, so that none is taken for one of the page's own. */
const ID_PREFIX = 'text-';

/** remark has prefixed the ids of footnotes already; whatever else claims an id is raw HTML, which is dropped. */
const schema = { ...defaultSchema, clobber: [] };

/** How markdown is read everywhere: GitHub's dialect, sanitised, headings with ids. */
export const markdownOptions = {
  remarkPlugins: [remarkGfm],
  remarkRehypeOptions: { clobberPrefix: ID_PREFIX },
  rehypePlugins: [
    [rehypeSanitize, schema],
    [rehypeSlug, { prefix: ID_PREFIX }],
  ],
} satisfies Options;

/** A heading as it stands in the text; level 2 is the highest, because the page has its own h1. */
export type TextHeading = { id: string; text: string; level: 2 | 3 };

function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Headings of the first two levels of a markdown text, with the ids that `<Markdown>` gives them. */
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
