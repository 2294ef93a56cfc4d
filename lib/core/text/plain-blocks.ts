import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { actionPath, servicePath } from '@/lib/paths/site';
import { blockOf, remarkDirectives, sidesOf, type TextNode, type WrittenBlock } from './blocks';
import { humanize } from './humanize';
import { bullets, plainText } from './markdown-document';
import { processOf } from './process-lines';

/** A block of a text with its start and end, and its two sides if it is a comparison. */
export type PlacedBlock = WrittenBlock & {
  start: number;
  end: number;
  sides: [string, string] | null;
};

/** Returns the Markdown of consecutive nodes. */
function sourceBetween(nodes: readonly TextNode[], text: string): string {
  return text.slice(nodes[0]?.position?.start.offset, nodes.at(-1)?.position?.end.offset);
}

/** Returns the blocks of a text, in order. */
export function blocksOf(text: string): PlacedBlock[] {
  if (!text.includes(':::')) return [];
  const blocks: PlacedBlock[] = [];
  const collect = () => (tree: TextNode) => {
    for (const node of tree.children ?? []) {
      const block = blockOf(node, text);
      const { start, end } = node.position ?? {};
      if (!block || start?.offset === undefined || end?.offset === undefined) continue;
      const sides = sidesOf(node.children ?? []);
      blocks.push({
        ...block,
        start: start.offset,
        end: end.offset,
        sides: sides && [sourceBetween(sides[0], text), sourceBetween(sides[1], text)],
      });
    }
  };
  ReactMarkdown({ remarkPlugins: [remarkGfm, remarkDirectives, collect], children: text });
  return blocks;
}

/** Returns the name of a person from the slug of their page. */
export function nameOfSlug(slug: string): string {
  return slug.split('-').map(humanize).join(' ');
}

/** Returns the title of a page from its slug, as far as possible. */
export function titleOfSlug(slug: string): string {
  return humanize(slug.replaceAll('-', '_'));
}

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

function plainProcess(text: string): string {
  return bullets(
    processOf(text).links.map(
      ({ from, to, label }) =>
        `${plainText(from)} → ${plainText(to)}${label && ` (${plainText(label)})`}`,
    ),
  );
}

function plainBlock({ name, attributes, text, sides }: PlacedBlock): string {
  const { source, caption, before = 'Before', after = 'After', person, role } = attributes;
  switch (name) {
    case 'figure': {
      const line = [caption, source && `Source: ${source}`].filter(Boolean).join(' · ');
      return [text, line && `*${plainText(line)}*`].filter(Boolean).join('\n\n');
    }
    case 'before-after':
      return sides
        ? `**${plainText(before)}**\n\n${sides[0]}\n\n**${plainText(after)}**\n\n${sides[1]}`
        : text;
    case 'quote': {
      const speaker = attributes.name ?? (person && nameOfSlug(person));
      const line = [speaker, role].filter(Boolean).join(', ');
      return quoted(line ? `${text}\n\n— ${plainText(line)}` : text);
    }
    case 'process':
      return plainProcess(text);
    case 'action':
      return `[${plainText(text) || 'Book a consultation'}](${actionPath(attributes.intent)})`;
    case 'service': {
      const link =
        attributes.slug &&
        `[${plainText(titleOfSlug(attributes.slug))}](${servicePath(attributes.slug)})`;
      return [text, link].filter(Boolean).join('\n\n');
    }
    case 'note':
      return quoted(text);
  }
}

/** Returns a Markdown text with its blocks written as plain Markdown, for feeds, mails and documents. */
export function plainBlocks(text: string): string {
  let plain = '';
  let end = 0;
  for (const block of blocksOf(text)) {
    plain += text.slice(end, block.start) + plainBlock(block);
    end = block.end;
  }
  return plain + text.slice(end);
}
