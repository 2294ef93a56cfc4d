import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { linkHandler, textHandler } from './escaping';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '*',
    listItemIndent: 'one',
    rule: '-',
    resourceLink: true,
    handlers: { text: textHandler, link: linkHandler },
  });

/** A Markdown tree as remark plugins receive it. */
export type Root = Parameters<typeof processor.stringify>[0];
export type List = Extract<Root['children'][number], { type: 'list' }>;
export type ListItem = List['children'][number];
export type Block = ListItem['children'][number];
export type Paragraph = Extract<Block, { type: 'paragraph' }>;
export type Phrasing = Paragraph['children'][number];
export type Table = Extract<Block, { type: 'table' }>;

export const paragraph = (children: Phrasing[]): Paragraph => ({ type: 'paragraph', children });
export const text = (value: string): Phrasing => ({ type: 'text', value });
export const html = (value: string): Extract<Block, { type: 'html' }> => ({ type: 'html', value });

/** Converts blocks to Markdown. */
export const markdownFrom = (children: Block[]): string =>
  processor.stringify({ type: 'root', children }).trim();

/** Parses Markdown into blocks. */
export const blocksFrom = (markdown: string): Root['children'] =>
  processor.parse(markdown).children;

/** Returns the text of a node. */
export function textIn(node: Phrasing): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return '\n';
  return 'children' in node ? node.children.map(textIn).join('') : '';
}
