import 'server-only';
import { createElement } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import { LastUsed } from '@/lib/core/last-used';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { isFollowed } from './allowed';
import { imageSource, storedPictureUrl } from './image-source';
import { markdownOptions } from './markdown';
import { plainBlocks } from './plain-blocks';

/** Returns a link of a text as an absolute URL, or '' for an unsafe link. */
export function absoluteLink(href: string): string {
  return isFollowed(href) ? absoluteUrl(href) : '';
}

const components: Components = {
  // A picture that may not be shown is replaced by its description.
  img: ({ node: _, ...picture }) => (picture.src ? createElement('img', picture) : picture.alt),
};

/** Maximum number of cached texts. The feeds contain many posts in full, and each change re-renders both feeds. */
const MAX_CACHED = 100;

const rendered = new LastUsed<string>(MAX_CACHED);

/** Renders markdown as sanitised HTML with absolute URLs, for feeds and search engines. */
export async function markdownHtml(text: string, page: string): Promise<string> {
  const key = `${page}\n${text}`;
  const html = rendered.get(key) ?? (await render(text, page));
  rendered.set(key, html);
  return html;
}

async function render(text: string, page: string): Promise<string> {
  // Next forbids a static import of it.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return renderToStaticMarkup(
    ReactMarkdown({
      ...markdownOptions,
      components,
      urlTransform: (url, name) => {
        if (name === 'src') return absoluteLink(imageSource(url)?.src ?? '');
        if (url.startsWith('#')) return page + url;
        return storedPictureUrl(url) ?? absoluteLink(url);
      },
      children: plainBlocks(text),
    }),
  );
}
