import type rehypeSlug from 'rehype-slug';

/** An HTML tree as rehype plugins receive it. */
export type Tree = Parameters<ReturnType<typeof rehypeSlug>>[0];
export type Node = Tree['children'][number];
export type Element = Extract<Node, { type: 'element' }>;

export const isElement = (node: Node | undefined): node is Element => node?.type === 'element';

export const element = (tagName: string, children: Node[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.filter((child) => child.type !== 'doctype'),
});

export function wordsOf(node: Node): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

/** Returns the value of an attribute as text. */
export const attribute = (node: Element, name: string): string => {
  const value = node.properties[name];
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
};
