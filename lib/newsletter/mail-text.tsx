import type { CSSProperties } from 'react';
import { Img } from 'react-email';
import ReactMarkdown, { type Components } from 'react-markdown';
import { lightTheme } from '@/lib/core/light-theme';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { absoluteLink } from '@/lib/core/text/html';
import { imageSource } from '@/lib/core/text/image-source';
import { markdownOptions } from '@/lib/core/text/markdown';

const ink = { color: lightTheme.ink };
const styles = {
  text: { ...ink, fontSize: 16, lineHeight: '26px', margin: '16px 0' },
  list: { ...ink, fontSize: 16, lineHeight: '26px', margin: '16px 0', paddingLeft: 24 },
  heading: { ...ink, fontSize: 20, lineHeight: '28px', fontWeight: 600, margin: '32px 0 8px' },
  link: { color: lightTheme.accent },
  quote: { borderLeft: `2px solid ${lightTheme.line}`, margin: '24px 0', padding: '0 0 0 16px' },
  picture: { width: '100%', height: 'auto', borderRadius: 6, margin: '24px 0' },
  // A long line wraps, because an email cannot scroll sideways.
  code: {
    ...ink,
    fontSize: 14,
    lineHeight: '22px',
    whiteSpace: 'pre-wrap',
    wordBreak: 'break-word',
  },
  key: { ...ink, border: `1px solid ${lightTheme.line}`, borderRadius: 4, padding: '1px 5px' },
  cell: { ...ink, fontSize: 14, lineHeight: '22px', padding: '6px 12px 6px 0', textAlign: 'left' },
} satisfies Record<string, CSSProperties>;

const components: Components = {
  a: ({ href, children }) => (
    <a href={href} style={styles.link}>
      {children}
    </a>
  ),
  blockquote: ({ children }) => <blockquote style={styles.quote}>{children}</blockquote>,
  h1: ({ children }) => <h2 style={styles.heading}>{children}</h2>,
  h2: ({ children }) => <h2 style={styles.heading}>{children}</h2>,
  h3: ({ children }) => <h3 style={{ ...styles.heading, fontSize: 17 }}>{children}</h3>,
  img: ({ src, alt = '' }) =>
    typeof src === 'string' && src ? <Img src={src} alt={alt} style={styles.picture} /> : alt,
  kbd: ({ children }) => <kbd style={styles.key}>{children}</kbd>,
  li: ({ children }) => <li style={{ margin: '4px 0' }}>{children}</li>,
  ol: ({ children }) => <ol style={styles.list}>{children}</ol>,
  p: ({ children }) => <p style={styles.text}>{children}</p>,
  pre: ({ children }) => <pre style={styles.code}>{children}</pre>,
  td: ({ children }) => <td style={styles.cell}>{children}</td>,
  th: ({ children }) => <th style={styles.cell}>{children}</th>,
  ul: ({ children }) => <ul style={styles.list}>{children}</ul>,
};

type MailMarkdownProps = {
  text: string;
  /** URL of the web page of this text; its fragment links lead there. */
  page: string;
  /** Returns the URL to use for a link to another page. */
  linkTo: (url: string) => string;
};

/** Converts a link of a text for an email. */
function mailLink(url: string, page: string): string {
  return url.startsWith('#') ? page + url : absoluteLink(url);
}

/** Renders markdown for an email: URLs of pictures and links are absolute, and every style is inline. */
export function MailMarkdown({ text, page, linkTo }: MailMarkdownProps) {
  return (
    <ReactMarkdown
      {...markdownOptions}
      components={components}
      urlTransform={(url, name) => {
        if (name !== 'src') return linkTo(mailLink(url, page));
        const source = imageSource(url)?.src;
        return source ? absoluteUrl(source) : '';
      }}
    >
      {text}
    </ReactMarkdown>
  );
}

/** Returns the web pages to which a text links, each once, in order. Excludes links within the text. */
export function linksOf(text: string): string[] {
  const found = new Set<string>();
  ReactMarkdown({
    ...markdownOptions,
    urlTransform: (url, name) => {
      const link = name === 'href' && !url.startsWith('#') ? absoluteLink(url) : '';
      if (/^https?:/.test(link)) found.add(link);
      return url;
    },
    children: text,
  });
  return [...found];
}
