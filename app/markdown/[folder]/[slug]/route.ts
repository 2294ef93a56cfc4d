import { readCourse } from '@/lib/academy/data';
import { courseMarkdown } from '@/lib/academy/markdown';
import { readPost } from '@/lib/blog/data';
import { postMarkdown } from '@/lib/blog/markdown';
import { cacheTags } from '@/lib/cache-tags';
import { readJob } from '@/lib/careers/data';
import { jobMarkdown } from '@/lib/careers/markdown';
import { readCase } from '@/lib/cases/data';
import { caseMarkdown } from '@/lib/cases/markdown';
import { listBuilt } from '@/lib/content/data';
import { movedResponse } from '@/lib/content/moved';
import { readVideo } from '@/lib/content/videos/data';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { CONTENT_TABLES, type ContentTable } from '@/lib/paths';
import { contentListPath, contentPath, contentTableIn, markdownPath } from '@/lib/paths/site';
import { readService } from '@/lib/services/data';
import { serviceMarkdown } from '@/lib/services/markdown';
import { readWebinar } from '@/lib/webinars/data';
import { webinarMarkdown } from '@/lib/webinars/markdown';

export const dynamic = 'error';
export const revalidate = 600;

/** Returns a function that renders a published record as Markdown, or null. */
const twinOf =
  <Row>(read: (slug: string) => Promise<Row | null>, write: (row: Row) => string) =>
  async (slug: string) => {
    const row = await read(slug);
    return row && write(row);
  };

const twins: Record<ContentTable, (slug: string) => Promise<string | null>> = {
  services: twinOf(readService, serviceMarkdown),
  courses: twinOf(readCourse, courseMarkdown),
  webinars: async (slug) => {
    const webinar = await readWebinar(slug);
    if (!webinar) return null;
    const video = await readVideo(webinar.videoId, [cacheTags.record('webinars', slug)]);
    return webinarMarkdown(webinar, video?.transcript);
  },
  jobs: twinOf(readJob, (job) => jobMarkdown(job, new Date())),
  blog_posts: twinOf(readPost, postMarkdown),
  cases: twinOf(readCase, caseMarkdown),
};

/** Prerenders the newest ones; the others are rendered on the first request. */
export async function generateStaticParams() {
  const built = await Promise.all(
    CONTENT_TABLES.map(async (table) =>
      (await listBuilt(table)).map(({ slug }) => ({
        folder: contentListPath(table).slice(1),
        slug,
      })),
    ),
  );
  return built.flat();
}

/** Returns the page of a record as Markdown. A canonical link points search engines to the page itself. */
export async function GET(_: Request, { params }: RouteContext<'/markdown/[folder]/[slug]'>) {
  const { folder, slug } = await params;
  const table = contentTableIn(folder);
  if (!table) return new Response(null, { status: 404 });
  const text = await twins[table](slug);
  if (text === null) return movedResponse(table, slug, markdownPath);
  return new Response(text, {
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      Link: `<${absoluteUrl(contentPath(table, slug))}>; rel="canonical"`,
      'X-Robots-Tag': 'noindex',
    },
  });
}
