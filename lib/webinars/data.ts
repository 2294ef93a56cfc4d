import 'server-only';
import { z } from 'zod';
import { cacheTags } from '@/lib/core/cache/tags';
import { dataOf } from '@/lib/core/supabase/answer';
import { cachedPublicClient } from '@/lib/core/supabase/public';
import { serviceClient } from '@/lib/core/supabase/service';
import {
  type GuestWebinar,
  guestWebinar,
  listedRecording,
  type Webinar,
  type WebinarSummary,
  webinar,
  webinarSummary,
} from './model';
import { hasRecordingPage, webinarPhase } from './rules';

const MAX_OTHERS = 3;

const SUMMARY =
  'id, slug, title, description, startsAt:starts_at, durationMinutes:duration_minutes, presenter, presenterRole:presenter_role, attendees, registered:registered_count, capacity, imageUrl:image_url, imageAlt:image_alt, tags, recordingUrl:recording_url, slidesUrl:slides_url, updatedAt:updated_at';
const DETAIL =
  `${SUMMARY}, body, chapters, publishedAt:published_at, createdAt:created_at, sequence:calendar_sequence, seoTitle:seo_title, seoDescription:seo_description` as const;

const webinarTags = (slug: string) => [cacheTags.record('webinars', slug)];

/** Returns the published webinars by their start. */
export async function listWebinars(): Promise<WebinarSummary[]> {
  const answer = await cachedPublicClient([cacheTags.list('webinars')])
    .from('webinars')
    .select(SUMMARY)
    .order('starts_at')
    .order('id');
  return z.array(webinarSummary).parse(dataOf(answer, 'The webinars cannot be read'));
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

/** Returns a webinar in any state, uncached, or null. For private previews. */
export async function readWebinarDraft(id: string): Promise<Webinar | null> {
  const answer = await serviceClient().from('webinars').select(DETAIL).eq('id', id).maybeSingle();
  return webinar.nullable().parse(dataOf(answer, 'The draft of a webinar cannot be read'));
}

/** Returns the published webinars that have a recording page, for the sitemap. */
export async function listRecordings(): Promise<{ slug: string; updatedAt: string }[]> {
  const answer = await cachedPublicClient([cacheTags.list('webinars')])
    .from('webinars')
    // Of the chapters, only whether there are any: the texts of many webinars are large.
    .select('slug, updatedAt:updated_at, recordingUrl:recording_url, chapter:chapters->0->title')
    .order('slug');
  return z
    .array(listedRecording)
    .parse(dataOf(answer, 'The recordings cannot be read'))
    .filter(({ recordingUrl, chapter }) =>
      hasRecordingPage({ recordingUrl, chapters: chapter ? [chapter] : [] }),
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
 * Returns up to three other published webinars that have not started, the next first. The choice is cached under the
 * tag of this webinar and each webinar under its own, so that a page re-renders only when something that it shows
 * changes.
 */
export async function listOtherWebinars(slug: string, now: Date): Promise<WebinarSummary[]> {
  // From midnight, so that the query, and with it the cached answer, stays the same for a day.
  const today = new Date(now).setUTCHours(0, 0, 0, 0);
  const answer = await cachedPublicClient(webinarTags(slug))
    .from('webinars')
    .select('slug')
    .neq('slug', slug)
    .gte('starts_at', new Date(today).toISOString())
    .order('starts_at')
    .order('id')
    .limit(8);
  const others = dataOf(answer, 'Other webinars cannot be read');
  const summaries = await Promise.all(others.map((other) => readWebinarSummary(other.slug)));
  return summaries
    .filter((summary) => summary !== null)
    .filter((summary) => webinarPhase(summary, now) === 'open')
    .slice(0, MAX_OTHERS);
}

/** Returns a webinar in any state as its guests see it, uncached, or null. */
export async function readGuestWebinar(id: string): Promise<GuestWebinar | null> {
  const answer = await serviceClient()
    .from('webinars')
    .select(
      'id, slug, title, startsAt:starts_at, durationMinutes:duration_minutes, presenter, createdAt:created_at, updatedAt:updated_at, sequence:calendar_sequence, room:webinar_rooms(joinUrl:join_url)',
    )
    .eq('id', id)
    .maybeSingle();
  return guestWebinar.nullable().parse(dataOf(answer, 'The webinar of a guest cannot be read'));
}
