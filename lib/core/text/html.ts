import 'server-only';
import ReactMarkdown from 'react-markdown';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { imageSource, storedPictureUrl } from './image-source';
import { markdownOptions } from './markdown';

const WEB = /^(https?|mailto):/;

/** A link of the text as an absolute address; '' for one that leads nowhere safe. */
function absolute(address: string): string {
  const resolved = URL.canParse(address, absoluteUrl('/')) ? absoluteUrl(address) : '';
  return WEB.test(resolved) ? resolved : '';
}

/** Most texts that are kept as HTML. The feeds hold every post in full, and one change makes both anew. */
const MOST_KEPT = 100;

const kept = new Map<string, string>();

/** Markdown as plain, sanitised HTML with absolute addresses, for readers outside this site. */
export async function markdownHtml(text: string, page: string): Promise<string> {
  const key = `${page}\n${text}`;
  const html = kept.get(key) ?? (await render(text, page));
  kept.delete(key);
  kept.set(key, html);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return html;
}

async function render(text: string, page: string): Promise<string> {
  // Next lets no page import it; a route handler may.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return renderToStaticMarkup(
    ReactMarkdown({
      ...markdownOptions,
      urlTransform: (address, name) => {
        if (name === 'src') return absolute(imageSource(address)?.src ?? '');
        if (address.startsWith('#')) return page + address;
        return storedPictureUrl(address) ?? absolute(address);
      },
      children: text,
    }),
  );
}
