import { z } from 'zod';
import { courseCard } from '@/components/academy/site/social-card';
import { postCard } from '@/components/blog/site/social-card';
import { jobCard } from '@/components/careers/site/social-card';
import { caseCard } from '@/components/cases/site/social-card';
import { serviceCard } from '@/components/services/site/social-card';
import { webinarCard } from '@/components/webinars/site/social-card';
import { readCourseDraft } from '@/lib/academy/data';
import { readPostDraft } from '@/lib/blog/data';
import { readJobDraft } from '@/lib/careers/data';
import { readCaseDraft } from '@/lib/cases/data';
import { emptyResponse, staffRoute } from '@/lib/core/actions/routes';
import { isEditor } from '@/lib/core/auth/guard';
import { contentTable } from '@/lib/core/cache/change';
import { type SocialImage, socialImage } from '@/lib/core/seo/social-image';
import type { ContentTable } from '@/lib/paths';
import { readDrawnFace } from '@/lib/people/faces/data';
import { readServiceDraft } from '@/lib/services/data';
import { readWebinarDraft } from '@/lib/webinars/data';

type Card = SocialImage | null;

const cards: Record<ContentTable, (id: string) => Promise<Card>> = {
  services: async (id) => {
    const service = await readServiceDraft(id);
    return service && serviceCard(service);
  },
  courses: async (id) => {
    const course = await readCourseDraft(id);
    return course && courseCard(course, await readDrawnFace(course.instructor));
  },
  webinars: async (id) => {
    const webinar = await readWebinarDraft(id);
    return webinar && webinarCard(webinar, await readDrawnFace(webinar.presenter));
  },
  jobs: async (id) => {
    const job = await readJobDraft(id);
    return job && jobCard(job);
  },
  blog_posts: async (id) => {
    const post = await readPostDraft(id);
    return post && postCard(post, await readDrawnFace(post.authorName));
  },
  cases: async (id) => {
    const study = await readCaseDraft(id);
    return study && caseCard(study);
  },
};

const MAX_TITLE = 200;

/** Returns the social card of a record with the title in the URL, for people who can edit its kind. */
export const GET = staffRoute<{ table: string; id: string }>(async (staff, request, params) => {
  const table = contentTable.safeParse(params.table);
  if (!table.success || !isEditor(staff, table.data)) return emptyResponse(401);
  const id = z.guid().safeParse(params.id);
  const card = id.success ? await cards[table.data](id.data) : null;
  if (!card) return emptyResponse(404);
  const title = request.nextUrl.searchParams.get('title')?.trim().slice(0, MAX_TITLE);
  return socialImage({ ...card, title: title || card.title });
});
