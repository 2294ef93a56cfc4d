import { pageMarkdown } from '@/lib/content/writing/page-markdown';
import { internalUrl } from '@/lib/core/internal-url';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { twinnedPage } from '@/lib/paths/markdown';

export const dynamic = 'error';
/** The page itself is fresh; its copy as Markdown follows within a minute. */
export const revalidate = 60;

/** Nothing is rendered during the build, when the pages cannot be requested yet. */
export function generateStaticParams() {
  return [];
}

/**
 * Returns a page without a record of its own as Markdown, from what the page renders. A canonical link points search
 * engines to the page itself.
 * @throws Error if the page cannot be rendered
 */
export async function GET(_: Request, { params }: RouteContext<'/markdown/pages/[...path]'>) {
  const path = twinnedPage((await params).path);
  if (!path) return new Response(null, { status: 404 });
  const page = await fetch(internalUrl(path), { next: { revalidate }, redirect: 'manual' });
  if (page.status === 404) return new Response(null, { status: 404 });
  if (!page.ok) throw new Error(`${path} cannot be read as Markdown: status ${page.status}`);
  return new Response(pageMarkdown(await page.text(), new URL(absoluteUrl('/')).origin), {
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      Link: `<${absoluteUrl(path)}>; rel="canonical"`,
      'X-Robots-Tag': 'noindex',
    },
  });
}
