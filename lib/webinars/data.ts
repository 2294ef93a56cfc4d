import 'server-only';
import { z } from 'zod';
import { cacheTags } from '@/lib/cache-tags';
import { everyRow } from '@/lib/core/lists/every-row';
import { pageCount } from '@/lib/core/lists/numbered-pages';
import { dataOf } from '@/lib/core/supabase/answer';
import type { Json } from '@/lib/core/supabase/database.types';
import { cachedPublicClient } from '@/lib/core/supabase/public';
import { serviceClient } from '@/lib/core/supabase/service';
import { VIDEO_SUMMARY } from '@/lib/core/video/summary';
import {
  type GuestWebinar,
  guestWebinar,
  listedRecording,
  type Webinar,
  type WebinarSummary,
  webinar,
  webinarSummary,
} from './model';
import { hasRecordingPage, PAST_PER_PAGE, webinarPhase } from './rules';

const MAX_OTHERS = 3;

const VIDEO = `video:videos(${VIDEO_SUMMARY})` as const;
const SUMMARY =
  `id, slug, title, description, startsAt:starts_at, durationMinutes:duration_minutes, presenter, presenterRole:presenter_role, attendees, registered:registered_count, offered:offered_count, waiting:waiting_count, capacity, begunAt:begun_at, cancelledAt:cancelled_at, cancelReason:cancel_reason, imageUrl:image_url, imageAlt:image_alt, drawing, tags, recordingUrl:recording_url, slidesUrl:slides_url, videoId:video_id, ${VIDEO}, updatedAt:updated_at` as const;
const DETAIL =
  `${SUMMARY}, body, chapters, publishedAt:published_at, createdAt:created_at, sequence:calendar_sequence, seoTitle:seo_title, seoDescription:seo_description` as const;

const listTags = [cacheTags.list('webinars')];
const webinarTags = (slug: string) => [cacheTags.record('webinars', slug)];

/** Midnight before `now`, so that a query with it, and its cached result, stay the same for a day. */
const startOfDay = (now: Date) => new Date(new Date(now).setUTCHours(0, 0, 0, 0)).toISOString();

/** Returns the published webinars that end today or later, by start time. */
async function listCurrentWebinars(now: Date): Promise<WebinarSummary[]> {
  const webinars = await everyRow('slug', async (after, limit) => {
    const answer = await cachedPublicClient(listTags)
      .from('webinars')
      .select(SUMMARY)
      .gt('ends_at', startOfDay(now))
      .gt('slug', after)
      .order('slug')
      .limit(limit);
    return z.array(webinarSummary).parse(dataOf(answer, 'The webinars cannot be read'));
  });
  const start = ({ startsAt }: WebinarSummary) => Date.parse(startsAt);
  return webinars.toSorted((a, b) => start(a) - start(b) || (a.id < b.id ? -1 : 1));
}

/** Returns published webinars that ended before today, newest first. */
async function listOlderWebinars(now: Date, first: number, count: number) {
  const answer = await cachedPublicClient(listTags)
    .from('webinars')
    .select(SUMMARY)
    .lte('ends_at', startOfDay(now))
    .order('starts_at', { ascending: false })
    .order('id')
    .range(first, first + count - 1);
  if (answer.error?.code === 'PGRST103') return [];
  return z.array(webinarSummary).parse(dataOf(answer, 'Past webinars cannot be read'));
}

async function countOlderWebinars(now: Date): Promise<number> {
  const answer = await cachedPublicClient(listTags)
    .from('webinars')
    .select('id', { count: 'exact', head: true })
    .lte('ends_at', startOfDay(now));
  dataOf(answer, 'Past webinars cannot be counted');
  return answer.count ?? 0;
}

/**
 * Returns all upcoming webinars (next first), one page of the past ones (newest first), and the number of pages.
 * @param page from 1
 * @returns null if the page does not exist
 */
export async function readWebinarPage(
  page: number,
  now: Date,
): Promise<{ upcoming: WebinarSummary[]; past: WebinarSummary[]; pages: number } | null> {
  const current = await listCurrentWebinars(now);
  const isOver = (one: WebinarSummary) => webinarPhase(one, now) === 'over';
  const upcoming = current.filter((one) => !isOver(one));
  const endedToday = current.filter(isOver).toReversed();
  const first = (page - 1) * PAST_PER_PAGE;
  const recent = endedToday.slice(first, first + PAST_PER_PAGE);
  const [older, olderCount] = await Promise.all([
    recent.length < PAST_PER_PAGE
      ? listOlderWebinars(
          now,
          Math.max(0, first - endedToday.length),
          PAST_PER_PAGE - recent.length,
        )
      : [],
    countOlderWebinars(now),
  ]);
  const past = [...recent, ...older];
  if (page > 1 && past.length === 0) return null;
  return { upcoming, past, pages: pageCount(endedToday.length + olderCount, PAST_PER_PAGE) };
}

/** Returns the published webinar with this slug, or null. */
export async function readWebinar(slug: string): Promise<Webinar | null> {
  const answer = await cachedPublicClient(webinarTags(slug))
    .from('webinars')
    .select(DETAIL)
    .eq('slug', slug)
    .maybeSingle();
  return webinar.nullable().parse(dataOf(answer, 'The webinar cannot be read'));
}

/** Returns a webinar in any state, uncached, with `changes` applied to its columns; or null. For private previews. */
export async function readWebinarDraft(id: string, changes: Json = {}): Promise<Webinar | null> {
  const answer = await serviceClient()
    .rpc('changed_webinars', { record: id, changes })
    .select(DETAIL)
    .maybeSingle();
  return webinar.nullable().parse(dataOf(answer, 'The draft of a webinar cannot be read'));
}

/** Returns the published webinars that have a recording page, for the sitemap. */
export async function listRecordings(): Promise<{ slug: string; updatedAt: string }[]> {
  const webinars = await everyRow('slug', async (after, limit) => {
    const answer = await cachedPublicClient(listTags)
      .from('webinars')
      // Selects only whether there are chapters, because the texts of many webinars are large.
      .select(
        'slug, updatedAt:updated_at, recordingUrl:recording_url, videoId:video_id, chapter:chapters->0->title',
      )
      .gt('slug', after)
      .order('slug')
      .limit(limit);
    return z.array(listedRecording).parse(dataOf(answer, 'The recordings cannot be read'));
  });
  return webinars.filter(({ chapter, ...webinar }) =>
    hasRecordingPage({ ...webinar, chapters: chapter ? [chapter] : [] }),
  );
}

async function readWebinarSummary(slug: string): Promise<WebinarSummary | null> {
  const answer = await cachedPublicClient(webinarTags(slug))
    .from('webinars')
    .select(SUMMARY)
    .eq('slug', slug)
    .maybeSingle();
  return webinarSummary.nullable().parse(dataOf(answer, 'The webinar cannot be read'));
}

/**
 * Returns up to three other published webinars that have not started, next first. The selection is cached under the tag
 * of this webinar and each webinar under its own, so that a page re-renders only when something that it shows changes.
 */
export async function listOtherWebinars(slug: string, now: Date): Promise<WebinarSummary[]> {
  const answer = await cachedPublicClient(webinarTags(slug))
    .from('webinars')
    .select('slug')
    .neq('slug', slug)
    .gte('starts_at', startOfDay(now))
    .order('starts_at')
    .order('id')
    .limit(8);
  const others = dataOf(answer, 'Other webinars cannot be read');
  const summaries = await Promise.all(others.map((other) => readWebinarSummary(other.slug)));
  return summaries
    .filter((summary) => summary !== null)
    .filter((summary) => webinarPhase(summary, now) === 'open' && !summary.cancelledAt)
    .slice(0, MAX_OTHERS);
}

/** Returns a webinar in any state in the form that its guests see, uncached, or null. */
export async function readGuestWebinar(id: string): Promise<GuestWebinar | null> {
  const answer = await serviceClient()
    .from('webinars')
    .select(
      `id, slug, title, description, tags, startsAt:starts_at, durationMinutes:duration_minutes, presenter, cancelReason:cancel_reason, recordingUrl:recording_url, ${VIDEO}, slidesUrl:slides_url, createdAt:created_at, updatedAt:updated_at, sequence:calendar_sequence`,
    )
    .eq('id', id)
    .maybeSingle();
  return guestWebinar.nullable().parse(dataOf(answer, 'The webinar of a guest cannot be read'));
}
