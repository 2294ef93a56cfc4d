import type { ReactNode } from 'react';
import ReactMarkdown, { type Components, type ExtraProps } from 'react-markdown';
import { markdownOptions } from '@/lib/core/text/markdown';
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

const components: Components = {
  a: ({ node: _, ...link }) => <TextLink {...link} />,
  // The page has its own h1.
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
  img: ({ src, alt = '' }) => (
    <TextImage
      url={typeof src === 'string' ? src : ''}
      alt={alt}
      sizes="(min-width: 640px) 34rem, 100vw"
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

/** Returns where a paragraph leads that is a link and nothing else. */
const onlyLinkOf = (paragraph: Element | undefined) => {
  const [link, ...others] = paragraph?.children ?? [];
  if (others.length > 0 || link?.type !== 'element' || link.tagName !== 'a') return undefined;
  return String(link.properties.href);
};

type MarkdownProps = {
  text: string;
  /** By URL: shown in place of a paragraph that is a link to it and nothing else. Feeds and mails keep the link. */
  blocks?: Readonly<Record<string, ReactNode>>;
};

/**
 * Renders sanitised markdown as `.prose` on the server. Images of other origins are not loaded. Headings have the ids of
 * `headingsOf` (lib/core/text/markdown).
 */
export function Markdown({ text, blocks = {} }: MarkdownProps) {
  const p: Components['p'] = ({ node, children }) => {
    const url = onlyLinkOf(node);
    return (url !== undefined && Object.hasOwn(blocks, url) && blocks[url]) || <p>{children}</p>;
  };
  return (
    <div className="prose">
      <ReactMarkdown {...markdownOptions} components={{ ...components, p }}>
        {text}
      </ReactMarkdown>
    </div>
  );
}
