import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { blockOf, remarkDirectives, sourceOf, type TextNode } from './blocks';

type Heading = { level: number; text: string };

/** Parts of a text that are checked before it is published. */
export type TextParts = {
  pictures: { url: string; alt: string }[];
  headings: Heading[];
  /** First lines of directives that are no blocks. */
  strays: string[];
};

type Node = TextNode & {
  url?: string;
  alt?: string | null;
  depth?: number;
  label?: string | null;
  children?: Node[];
};

function textIn({ value = '', children = [] }: Node): string {
  return value + children.map(textIn).join('');
}

/** Returns the pictures, headings and directives of a text, in their order. */
export function partsOf(text: string): TextParts {
  const parts: TextParts = { pictures: [], headings: [], strays: [] };
  const visit = (node: Node, isTop: boolean) => {
    if (node.type === 'image' || node.type === 'imageReference') {
      parts.pictures.push({ url: node.url ?? node.label ?? '', alt: node.alt ?? '' });
    }
    if (node.type === 'heading') {
      parts.headings.push({ level: node.depth ?? 1, text: textIn(node) });
    }
    if (node.type === 'containerDirective' && !(isTop && blockOf(node, text))) {
      parts.strays.push(sourceOf(node, text).split('\n', 1)[0] ?? '');
    }
    for (const child of node.children ?? []) visit(child, node.type === 'root');
  };
  const collect = () => (tree: Node) => visit(tree, false);
  ReactMarkdown({ remarkPlugins: [remarkGfm, remarkDirectives, collect], children: text });
  return parts;
}
