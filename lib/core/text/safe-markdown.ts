import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { isFollowed } from './allowed';
import type { TextNode } from './blocks';
import { remarkMarkup } from './markup';
import { plainBlocks } from './plain-blocks';

const html = (value: string): TextNode => ({ type: 'html', value });
const escaped = (value: unknown) =>
  String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Returns the nodes of a text with its elements as tags, and unsafe pictures replaced by their descriptions. */
function written(nodes: readonly TextNode[]): TextNode[] {
  return nodes.flatMap((node): TextNode[] => {
    const { type, url, alt, data } = node;
    if (type === 'image' && !isFollowed(url ?? '')) return [{ type: 'text', value: alt ?? '' }];
    if (!node.children) return [node];
    const children = written(node.children);
    if (type !== 'markup') return [{ ...node, children }];
    const { hName = '', hProperties = {} } = data ?? {};
    const attributes = Object.entries(hProperties).map(([name, value]) =>
      value === true ? ` ${name}` : ` ${name}="${escaped(value)}"`,
    );
    const tagged = [html(`<${hName}${attributes.join('')}>`), ...children, html(`</${hName}>`)];
    return hName === 'summary' ? [{ type: 'paragraph', children: tagged }] : tagged;
  });
}

const remarkTags = () => (tree: TextNode) => {
  tree.children = written(tree.children ?? []);
};

const writer = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMarkup)
  .use(remarkTags)
  .use(remarkStringify, { bullet: '-', emphasis: '*', rule: '-', resourceLink: true });

const isUnsafe = ({ type, url, children = [] }: TextNode): boolean =>
  type === 'html' || (url !== undefined && !isFollowed(url)) || children.some(isUnsafe);

/**
 * Returns a stored Markdown text for external readers, with the same HTML and links as the page, blocks as plain
 * Markdown, and words in angle brackets escaped. A text without any of these is returned as typed.
 */
export function safeMarkdown(text: string): string {
  // Blanks before the first line make it code.
  const plain = plainBlocks(text)
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();
  return isUnsafe(writer.parse(plain)) ? String(writer.processSync(plain)).trim() : plain;
}
