import { brand } from '@/lib/brand';
import { listJobs } from '@/lib/careers/data';
import { isOpen } from '@/lib/careers/employment';
import { listOutlines } from '@/lib/content/data';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { humanize } from '@/lib/core/text/humanize';
import {
  bullets,
  markdownDocument,
  markdownSection,
  plainText,
} from '@/lib/core/text/markdown-document';
import { CONTENT_TABLES, type ContentTable, paths } from '@/lib/paths';
import { pageMarkdownPath } from '@/lib/paths/markdown';
import { markdownPath } from '@/lib/paths/site';
import { records } from '@/lib/records';

export const dynamic = 'error';
export const revalidate = 600;

/** Maximum number of records per kind, newest first; the sitemap contains all. */
const MAX_LISTED = 200;

const fixedPages = [
  ['Pricing', paths.pricing, 'What building and running an automation costs, with an example.'],
  ['Proof', paths.proof, 'How each claim is counted, and our own figures of the last 30 days.'],
  ['Cases', paths.cases, 'Projects with their figures, and what went wrong in each.'],
  [
    'Calculator',
    paths.calculator,
    'A range for what automating some work saves, and when it pays.',
  ],
  ['Readiness check', paths.readiness, 'Twelve questions about one process, and three next steps.'],
  ['Compare', paths.compare, 'Doing it yourself, an agency, and us; and when not to choose us.'],
  [
    'Integrations',
    paths.integrations,
    'The systems that our projects connect, and what we do in each.',
  ],
  ['Security', paths.security, 'Hosting, data, retention, sub-processors and how to report.'],
  ['Search', paths.search, 'Questions in your own words, answered by quotations of these texts.'],
  ['About', paths.about, 'The people, the principles and how to reach us.'],
  ['Contact', paths.contact, `A question in writing, answered ${brand.replyPromise}.`],
  ['Booking', paths.booking, 'A free consultation of 30 minutes by video.'],
] as const;

type Outline = { slug: string; title: string; summary: string };

const link = (name: string, path: string, text: string) =>
  `[${plainText(name)}](${absoluteUrl(path)}): ${plainText(text)}`;

/** Returns the section of a kind of content. Closed jobs are left out. */
async function section(table: ContentTable, now: Date): Promise<string> {
  const outlines: Outline[] =
    table === 'jobs'
      ? (await listJobs()).filter((job) => isOpen(job, now)).slice(0, MAX_LISTED)
      : await listOutlines(table, MAX_LISTED);
  return markdownSection(
    humanize(records[table].content.plural),
    bullets(
      outlines.map(({ slug, title, summary }) => link(title, markdownPath(table, slug), summary)),
    ),
  );
}

/** Lists the content of the site for programs that read text (llmstxt.org). */
export async function GET() {
  const now = new Date();
  const sections = await Promise.all(CONTENT_TABLES.map((table) => section(table, now)));
  const text = markdownDocument(brand.name, [
    `> ${plainText(brand.description)}`,
    `The links lead to Markdown where there is a version. Without “.md” they lead to the page. [The sitemap](${absoluteUrl(paths.sitemap)}) lists every page.`,
    markdownSection(
      'Pages',
      bullets(
        fixedPages.map(([name, path, about]) => link(name, pageMarkdownPath(path) ?? path, about)),
      ),
    ),
    ...sections,
  ]);
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
