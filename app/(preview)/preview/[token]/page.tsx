import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { CourseView } from '@/components/academy/site/course-view';
import { PostView } from '@/components/blog/site/post-view';
import { JobView } from '@/components/careers/site/job-view';
import { CaseView } from '@/components/cases/site/case-view';
import { PreviewBanner } from '@/components/content/publishing/preview-banner';
import { caseMargin } from '@/components/margins/margins';
import { ServiceView } from '@/components/services/site/service-view';
import { WebinarView } from '@/components/webinars/site/webinar-view';
import { readCourseDraft, readRelatedCourses } from '@/lib/academy/data';
import { readNeighbours, readPostDraft, readRelatedPosts } from '@/lib/blog/data';
import { readJobDraft, readOtherOpenJobs } from '@/lib/careers/data';
import { isOpen } from '@/lib/careers/employment';
import { listCasesOf, readCaseDraft } from '@/lib/cases/data';
import { storyOf } from '@/lib/cases/story';
import { readTextFacts } from '@/lib/content/blocks/data';
import { readChanges } from '@/lib/content/editing/data';
import { previewedRecord } from '@/lib/content/preview-link';
import { readContent } from '@/lib/content/publishing/data';
import type { Json } from '@/lib/core/supabase/database.types';
import type { ContentTable } from '@/lib/paths';
import { readPhotos } from '@/lib/people/faces/data';
import { readRelatedServices, readServiceDraft, readServiceSummary } from '@/lib/services/data';
import { listOtherWebinars, readWebinarDraft } from '@/lib/webinars/data';

export const dynamic = 'force-dynamic';

// Anyone with the URL can see the record, so it must not reach search engines or other sites.
export const metadata: Metadata = {
  title: 'Preview',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

type View = (id: string, changes: Json, now: Date) => Promise<ReactNode>;

const views: Record<ContentTable, View> = {
  services: async (id, changes) => {
    const service = await readServiceDraft(id, changes);
    if (!service) return null;
    const [related, cases, facts] = await Promise.all([
      readRelatedServices(service),
      listCasesOf(service.slug),
      readTextFacts([service.description]),
    ]);
    return (
      <ServiceView service={service} related={related} cases={cases} facts={facts} notes={[]} />
    );
  },
  courses: async (id, changes) => {
    const course = await readCourseDraft(id, changes);
    if (!course) return null;
    const [related, photos, facts] = await Promise.all([
      readRelatedCourses(course),
      readPhotos(),
      readTextFacts([course.body]),
    ]);
    return <CourseView course={course} related={related} photos={photos} facts={facts} />;
  },
  webinars: async (id, changes, now) => {
    const webinar = await readWebinarDraft(id, changes);
    if (!webinar) return null;
    const [others, photos, facts] = await Promise.all([
      listOtherWebinars(webinar.slug, now),
      readPhotos(),
      readTextFacts([webinar.body]),
    ]);
    return (
      <WebinarView webinar={webinar} others={others} photos={photos} facts={facts} now={now} />
    );
  },
  jobs: async (id, changes, now) => {
    const job = await readJobDraft(id, changes);
    if (!job) return null;
    const [others, facts] = await Promise.all([
      readOtherOpenJobs(job.slug, now),
      readTextFacts([job.description]),
    ]);
    return <JobView job={job} others={others} facts={facts} open={isOpen(job, now)} />;
  },
  blog_posts: async (id, changes) => {
    const post = await readPostDraft(id, changes);
    if (!post) return null;
    const [related, neighbours, photos, facts] = await Promise.all([
      readRelatedPosts(post),
      readNeighbours(post),
      readPhotos(),
      readTextFacts([post.body]),
    ]);
    return (
      <PostView
        post={post}
        related={related}
        photos={photos}
        facts={facts}
        notes={[]}
        {...neighbours}
      />
    );
  },
  cases: async (id, changes) => {
    const study = await readCaseDraft(id, changes);
    if (!study) return null;
    const [service, facts] = await Promise.all([
      study.serviceSlug ? readServiceSummary(study.serviceSlug) : null,
      readTextFacts(storyOf(study)),
    ]);
    const notes = caseMargin({ study, posts: [], faces: [], photos: {} });
    return <CaseView study={study} service={service} facts={facts} notes={notes} />;
  },
};

type PreviewPageProps = { params: Promise<{ token: string }> };

/** A record in any state, or its draft, in the same way as its public page. */
export default async function PreviewPage({ params }: PreviewPageProps) {
  const now = new Date();
  const previewed = previewedRecord((await params).token, now);
  if (!previewed) notFound();
  const { table, id, isDraft } = previewed;
  const [content, draft] = await Promise.all([
    readContent(table, id),
    isDraft ? readChanges(table, id) : null,
  ]);
  if (!content) notFound();
  return (
    <>
      <PreviewBanner table={table} content={content} draft={draft} />
      {/* Nothing in a disabled fieldset can be filled in or submitted, with or without JavaScript. */}
      <fieldset disabled className="contents">
        {await views[table](id, draft?.columns ?? {}, now)}
      </fieldset>
    </>
  );
}
