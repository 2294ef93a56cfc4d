/// <reference types="remark-parse" />
import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import { FIGURE_WIDTHS } from './figure-widths';

/** The blocks that a text can contain, each with its attributes: `:::note`, its lines, `:::`. */
export const BLOCKS = {
  figure: ['source', 'caption', 'width'],
  'before-after': ['before', 'after'],
  quote: ['person', 'name', 'role'],
  process: [],
  action: ['intent'],
  service: ['slug'],
  note: [],
} as const;

export type BlockName = keyof typeof BLOCKS;
export type BlockAttribute = (typeof BLOCKS)[BlockName][number];

/** A block as written: `text` is its Markdown between the fences. */
export type WrittenBlock = {
  name: BlockName;
  attributes: Partial<Record<BlockAttribute, string>>;
  text: string;
};

type PropertyValue = string | number | boolean | (string | number)[] | null | undefined;

/** A node of the parsed text, with the properties that blocks need. */
export type TextNode = {
  type: string;
  name?: string;
  attributes?: Readonly<Record<string, string | null | undefined>> | null;
  value?: string;
  children?: TextNode[];
  /** Only for links, pictures and definitions. */
  url?: string;
  alt?: string | null;
  identifier?: string;
  position?: { start: { offset?: number; line?: number }; end: { offset?: number } };
  data?: {
    directiveLabel?: boolean | null;
    hName?: string;
    hProperties?: Record<string, PropertyValue>;
  };
};

type Parser = {
  data(): { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] };
};

/** Attributes that contain the last segment of a URL. */
const SLUGS: readonly string[] = ['person', 'slug'];
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const isWritable = (key: BlockAttribute, value: string) =>
  key === 'width'
    ? FIGURE_WIDTHS.some((width) => width === value)
    : !SLUGS.includes(key) || SLUG.test(value);

const COLON = 58;
const CLOSING = /\n[ \t]*:{3,}[ \t]*$/;

export const sourceOf = ({ position }: TextNode, text: string) =>
  text.slice(position?.start.offset, position?.end.offset);

const isBlockName = (name: string): name is BlockName => Object.hasOwn(BLOCKS, name);

/** Returns the block for a node of the parsed text; null if it is unknown or not closed. */
export function blockOf(node: TextNode, text: string): WrittenBlock | null {
  const { name = '', attributes } = node;
  if (node.type !== 'containerDirective' || !isBlockName(name)) return null;
  const source = sourceOf(node, text);
  if (!CLOSING.test(source)) return null;
  const written = BLOCKS[name].flatMap((key) => {
    const value = attributes?.[key]?.trim();
    return value && isWritable(key, value) ? [[key, value]] : [];
  });
  const inner = source.replace(/^[^\n]*/, '').replace(CLOSING, '');
  return { name, attributes: Object.fromEntries(written), text: inner.replace(/^\n+|\s+$/g, '') };
}

/** Returns the two sides of a comparison: separated by a thematic break, or its only two children. */
export function sidesOf(children: readonly TextNode[]): [TextNode[], TextNode[]] | null {
  const line = children.findIndex(({ type }) => type === 'thematicBreak');
  if (line > 0 && line < children.length - 1) {
    return [children.slice(0, line), children.slice(line + 1)];
  }
  const [before, after, ...others] = children;
  return before && after && others.length === 0 ? [[before], [after]] : null;
}

const paragraph = (value: string): TextNode => ({
  type: 'paragraph',
  children: [{ type: 'text', value }],
});

/** Restores the typed text of directives that are not blocks. */
function restore(node: TextNode, text: string): void {
  node.children = node.children?.flatMap((child) => {
    restore(child, text);
    if (child.type !== 'containerDirective') return [child];
    const lines = sourceOf(child, text);
    const [opening = ''] = lines.split('\n', 1);
    const [closing] = CLOSING.exec(lines) ?? [];
    const inner = child.children?.filter(({ data }) => !data?.directiveLabel) ?? [];
    return [paragraph(opening), ...inner, ...(closing ? [paragraph(closing.trim())] : [])];
  });
}

/** Passes the width of a figure to its pictures, so that the browser can choose a file size. */
function widen(nodes: readonly TextNode[], dataWidth: string): void {
  for (const node of nodes) {
    if (node.type === 'image') node.data = { ...node.data, hProperties: { dataWidth } };
    widen(node.children ?? [], dataWidth);
  }
}

/** Returns a block as an element that `components/text/markdown.tsx` recognises. */
function elementOf(node: TextNode, { name, attributes, text }: WrittenBlock): TextNode {
  const properties = Object.entries(attributes).map(([key, value]) => [propertyOf(key), value]);
  const children = node.children ?? [];
  const sides = name === 'before-after' && sidesOf(children);
  if (attributes.width) widen(children, attributes.width);
  return {
    ...node,
    type: 'block',
    data: {
      hName: 'div',
      hProperties: {
        dataBlock: name,
        ...Object.fromEntries(properties),
        ...(name === 'process' || name === 'action' ? { dataText: text } : {}),
      },
    },
    children: sides
      ? sides.map((side) => ({ type: 'block', data: { hName: 'div' }, children: side }))
      : children,
  };
}

/** Returns the element property that stores an attribute of a block. */
export function propertyOf(attribute: string): string {
  return `data${attribute.charAt(0).toUpperCase()}${attribute.slice(1)}`;
}

/** Every property of elements that represent blocks. */
export const BLOCK_PROPERTIES = [
  'dataBlock',
  'dataText',
  ...new Set(Object.values(BLOCKS).flat().map(propertyOf)),
];

/** remark plugin: parses container directives, which start with three colons. */
export function remarkDirectives(this: Parser): void {
  const data = this.data();
  const { flow } = directive();
  // Inline directives such as :name would change times and ratios.
  const containers = [flow?.[COLON] ?? []].flat().filter(({ concrete }) => concrete);
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { flow: { [COLON]: containers } },
  ];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
}

/** remark plugin: converts the blocks of a text to elements. Other directives remain as typed. */
export function remarkBlocks() {
  return (tree: TextNode, file: { toString(): string }) => {
    const text = file.toString();
    tree.children = tree.children?.map((node) => {
      const block = blockOf(node, text);
      return block ? elementOf(node, block) : node;
    });
    restore(tree, text);
  };
}
