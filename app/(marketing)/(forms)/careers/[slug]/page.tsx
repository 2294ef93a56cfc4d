import type { Metadata } from 'next';
import { JobView } from '@/components/careers/site/job-view';
import { StructuredData } from '@/components/marketing/structured-data';
import { readJob, readOtherOpenJobs } from '@/lib/careers/data';
import { isOpen } from '@/lib/careers/employment';
import { jobPosting } from '@/lib/careers/structured-data';
import { readTextFacts } from '@/lib/content/blocks/data';
import { listBuilt } from '@/lib/content/data';
import { redirectIfMoved } from '@/lib/content/moved';
import { notFoundMetadata, pageMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { contentPath, markdownPath } from '@/lib/paths/site';

export const dynamic = 'error';
export const revalidate = 600;

type JobPageProps = { params: Promise<{ slug: string }> };

/** Prerenders the newest ones; the others are rendered on the first request. */
export function generateStaticParams() {
  return listBuilt('jobs');
}

export async function generateMetadata({ params }: JobPageProps): Promise<Metadata> {
  const job = await readJob((await params).slug);
  if (!job) return notFoundMetadata;
  const metadata = pageMetadata({
    title: job.seoTitle || job.title,
    description: job.seoDescription || job.summary,
    path: contentPath('jobs', job.slug),
    markdown: markdownPath('jobs', job.slug),
  });
  return isOpen(job, new Date()) ? metadata : { ...metadata, robots: { index: false } };
}

export default async function JobPage({ params }: JobPageProps) {
  const { slug } = await params;
  const job = await readJob(slug);
  if (!job) return redirectIfMoved('jobs', slug);
  const now = new Date();
  const open = isOpen(job, now);
  const [others, facts] = await Promise.all([
    readOtherOpenJobs(slug, now),
    readTextFacts([job.description]),
  ]);
  const trail = breadcrumbs([
    { name: 'Careers', path: paths.careers },
    { name: job.title, path: contentPath('jobs', slug) },
  ]);
  return (
    <>
      <JobView job={job} others={others} facts={facts} open={open} />
      <StructuredData items={[trail, ...(open ? [await jobPosting(job)] : [])]} />
    </>
  );
}
