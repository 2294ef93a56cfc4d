import type { ReactNode } from 'react';
import ReactMarkdown, { type Components, type ExtraProps } from 'react-markdown';
import { type BlockAttribute, propertyOf } from '@/lib/core/text/blocks';
import { markdownOptions } from '@/lib/core/text/markdown';
import { plainBlocks } from '@/lib/core/text/plain-blocks';
import { ScrollBox } from './scroll-box';
import { TextHeading } from './text-heading';
import { TextImage } from './text-image';
import { TextLink } from './text-link';

type Element = NonNullable<ExtraProps['node']>;

const containsLink = (element: Element | undefined): boolean =>
  element?.children.some(
    (child) => child.type === 'element' && (child.tagName === 'a' || containsLink(child)),
  ) ?? false;

const languageOf = (block: Element | undefined) => {
  const code = block?.children[0];
  const names = code?.type === 'element' ? code.properties.className : undefined;
  return Array.isArray(names) ? String(names[0]).replace('language-', '') : undefined;
};

/** `sizes` of pictures by the width of their figure. */
const sizes: Record<string, string> = {
  wide: '(min-width: 1248px) 56rem, 100vw',
  half: '(min-width: 640px) 17rem, 100vw',
};

const components: Components = {
  // The page itself has the h1.
  h1: ({ node, id, children }) => (
    <TextHeading as="h2" id={id} isLinked={containsLink(node)}>
      {children}
    </TextHeading>
  ),
  h2: ({ node, id, className, children }) =>
    className ? (
      <h2 id={id} className={className}>
        {children}
      </h2>
    ) : (
      <TextHeading as="h2" id={id} isLinked={containsLink(node)}>
        {children}
      </TextHeading>
    ),
  h3: ({ node, id, children }) => (
    <TextHeading as="h3" id={id} isLinked={containsLink(node)}>
      {children}
    </TextHeading>
  ),
  img: ({ node, src, alt = '' }) => (
    <TextImage
      url={typeof src === 'string' ? src : ''}
      alt={alt}
      sizes={sizes[String(node?.properties.dataWidth)] ?? '(min-width: 640px) 34rem, 100vw'}
    />
  ),
  input: ({ node: _, ...box }) => (
    <input {...box} aria-label={box.checked ? 'Done' : 'Not done yet'} />
  ),
  pre: ({ node, children }) => (
    <ScrollBox label="Code">
      <pre data-language={languageOf(node)}>{children}</pre>
    </ScrollBox>
  ),
  table: ({ node: _, ...table }) => (
    <ScrollBox label="Table">
      <table {...table} />
    </ScrollBox>
  ),
};

/** Returns the URL of a paragraph that consists only of a link. */
const onlyLinkOf = (paragraph: Element | undefined) => {
  const [link, ...others] = paragraph?.children ?? [];
  if (others.length > 0 || link?.type !== 'element' || link.tagName !== 'a') return undefined;
  return String(link.properties.href);
};

/** A block of a text for rendering. `lines` contains the source lines of a process or a call to action. */
export type Block = {
  name: string;
  attribute: (name: BlockAttribute) => string | undefined;
  lines: string;
  children: ReactNode;
};

type MarkdownProps = {
  text: string;
  /**
   * Elements by URL. They replace a paragraph that consists only of a link to that URL. Feeds and emails keep the link.
   */
  blocks?: Readonly<Record<string, ReactNode>>;
  /** Renders a block. Without it, blocks are plain text. */
  drawBlock?: (block: Block) => ReactNode;
  /** Current paths of our pages by the paths used in the text. */
  links?: Readonly<Record<string, string>>;
};

/** Returns the current URL of a link. Query and fragment are kept. */
function presentUrl(url: string | undefined, links: Readonly<Record<string, string>>) {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url ?? '') ?? [];
  return Object.hasOwn(links, path) ? `${links[path]}${rest}` : url;
}

function blockIn(node: Element | undefined, children: ReactNode): Block | null {
  const property = (name: string) => {
    const value = node?.properties[name];
    return typeof value === 'string' ? value : undefined;
  };
  const name = property('dataBlock');
  return name === undefined
    ? null
    : {
        name,
        attribute: (attribute) => property(propertyOf(attribute)),
        lines: property('dataText') ?? '',
        children,
      };
}

/**
 * Renders sanitised Markdown as `.prose` on the server. Images from other origins are not loaded. Headings have the ids
 * of `headingsOf` (lib/core/text/markdown).
 */
export function Markdown({ text, blocks = {}, drawBlock, links = {} }: MarkdownProps) {
  const ofText: Components = {
    a: ({ node: _, href, ...link }) => <TextLink {...link} href={presentUrl(href, links)} />,
    div: ({ node, children }) => {
      const block = blockIn(node, children);
      return block && drawBlock ? drawBlock(block) : <div>{children}</div>;
    },
    p: ({ node, children }) => {
      const url = onlyLinkOf(node);
      return (url !== undefined && Object.hasOwn(blocks, url) && blocks[url]) || <p>{children}</p>;
    },
  };
  return (
    <div className="prose">
      <ReactMarkdown {...markdownOptions} components={{ ...components, ...ofText }}>
        {drawBlock ? text : plainBlocks(text)}
      </ReactMarkdown>
    </div>
  );
}
