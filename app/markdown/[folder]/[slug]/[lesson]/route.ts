import { readSample } from '@/lib/academy/learning/samples/data';
import { sampleMarkdown } from '@/lib/academy/learning/samples/markdown';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { contentTableIn, samplePath } from '@/lib/paths/site';

export const dynamic = 'error';
export const revalidate = 600;

/** Rendered on the first request, then cached. */
export function generateStaticParams() {
  return [];
}

type SampleContext = { params: Promise<{ folder: string; slug: string; lesson: string }> };

/** Returns a sample lesson as Markdown. A canonical link points search engines to the page itself. */
export async function GET(_: Request, { params }: SampleContext) {
  const { folder, slug, lesson } = await params;
  const sample = contentTableIn(folder) === 'courses' ? await readSample(slug, lesson) : null;
  if (!sample) return new Response(null, { status: 404 });
  return new Response(sampleMarkdown(sample), {
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      Link: `<${absoluteUrl(samplePath(slug, lesson))}>; rel="canonical"`,
      'X-Robots-Tag': 'noindex',
    },
  });
}
