import 'server-only';
import { z } from 'zod';
import { cacheTags } from '@/lib/core/cache/tags';
import type { Database } from '@/lib/core/supabase/database.types';
import { cachedPublicClient } from '@/lib/core/supabase/public';
import { formRefusal } from '@/lib/core/supabase/refusal';
import { serviceClient } from '@/lib/core/supabase/service';
import { webinarPhase } from './rules';
import { type Chapter, chapterSchema, type RegistrationInput } from './schema';

type Row = Omit<Database['public']['Tables']['webinars']['Row'], 'ends_at'>;

const SUMMARY =
  'id, slug, title, description, starts_at, duration_minutes, presenter, presenter_role, attendees, registered_count, capacity, image_url, image_alt, tags, recording_url, slides_url, updated_at';
const WHOLE =
  `${SUMMARY}, body, chapters, published_at, created_at, seo_title, seo_description` as const;

type WholeOnly =
  | 'body'
  | 'chapters'
  | 'published_at'
  | 'created_at'
  | 'seo_title'
  | 'seo_description'
  | 'state';

function toSummary(row: Omit<Row, WholeOnly>) {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    startsAt: row.starts_at,
    durationMinutes: row.duration_minutes,
    presenter: row.presenter,
    presenterRole: row.presenter_role,
    attendees: row.attendees + row.registered_count,
    registered: row.registered_count,
    capacity: row.capacity,
    imageUrl: row.image_url,
    imageAlt: row.image_alt ?? '',
    tags: row.tags,
    recordingUrl: row.recording_url,
    slidesUrl: row.slides_url,
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}

/** A webinar as lists show it; instants are ISO timestamps in UTC. */
export type WebinarSummary = ReturnType<typeof toSummary>;

export type Webinar = WebinarSummary & {
  /** Markdown. */
  body: string;
  chapters: Chapter[];
  publishedAt: string | null;
  createdAt: string;
  seoTitle: string | null;
  seoDescription: string | null;
};

function toWebinar(row: Omit<Row, 'state'>): Webinar {
  return {
    ...toSummary(row),
    body: row.body,
    chapters: z.array(chapterSchema).parse(row.chapters),
    publishedAt: row.published_at,
    createdAt: row.created_at,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
  };
}

/** Every published webinar, by its start. Throws if the database cannot be asked. */
export async function listWebinars(): Promise<WebinarSummary[]> {
  const { data, error } = await cachedPublicClient([cacheTags.list('webinars')])
    .from('webinars')
    .select(SUMMARY)
    .order('starts_at')
    .order('id');
  if (error) throw new Error('The webinars cannot be read', { cause: error });
  return data.map(toSummary);
}

/** A published webinar, or null. Throws if the database cannot be asked. */
export async function readWebinar(slug: string): Promise<Webinar | null> {
  const { data, error } = await cachedPublicClient([cacheTags.record('webinars', slug)])
    .from('webinars')
    .select(WHOLE)
    .eq('slug', slug)
    .maybeSingle();
  if (error) throw new Error('The webinar cannot be read', { cause: error });
  return data && toWebinar(data);
}

/** A webinar in any state, uncached, or null: for private previews. Throws if the database cannot be asked. */
export async function readWebinarDraft(id: string): Promise<Webinar | null> {
  const { data, error } = await serviceClient()
    .from('webinars')
    .select(WHOLE)
    .eq('id', id)
    .maybeSingle();
  if (error) throw new Error('The webinar cannot be read', { cause: error });
  return data && toWebinar(data);
}

async function readWebinarSummary(slug: string): Promise<WebinarSummary | null> {
  const { data, error } = await cachedPublicClient([cacheTags.record('webinars', slug)])
    .from('webinars')
    .select(SUMMARY)
    .eq('slug', slug)
    .maybeSingle();
  if (error) throw new Error('A webinar cannot be read', { cause: error });
  return data && toSummary(data);
}

/**
 * Up to three other published webinars that have not begun, the next first. Which ones they are is
 * kept with the page of `slug`; each of them under its own tag. Throws if the database cannot be asked.
 */
export async function listOtherWebinars(slug: string, now: Date): Promise<WebinarSummary[]> {
  // From midnight, so that the question, and with it the cached answer, stays the same for a day.
  const today = new Date(now).setUTCHours(0, 0, 0, 0);
  const { data, error } = await cachedPublicClient([cacheTags.record('webinars', slug)])
    .from('webinars')
    .select('slug')
    .neq('slug', slug)
    .gte('starts_at', new Date(today).toISOString())
    .order('starts_at')
    .order('id')
    .limit(8);
  if (error) throw new Error('Other webinars cannot be read', { cause: error });
  const others = await Promise.all(data.map((other) => readWebinarSummary(other.slug)));
  return others
    .filter((other) => other !== null)
    .filter((other) => webinarPhase(other, now) === 'open')
    .slice(0, 3);
}

/**
 * What a guest is told of a webinar in any state, the address of its room included, or null if it is
 * gone. Never for public pages. Throws if the database cannot be asked.
 */
export async function findGuestWebinar(id: string) {
  const { data, error } = await serviceClient()
    .from('webinars')
    .select(
      'id, slug, title, starts_at, duration_minutes, presenter, created_at, updated_at, webinar_rooms (join_url)',
    )
    .eq('id', id)
    .maybeSingle();
  if (error) throw new Error('The webinar of a guest cannot be read', { cause: error });
  if (!data) return null;
  return {
    id: data.id,
    slug: data.slug,
    title: data.title,
    startsAt: data.starts_at,
    durationMinutes: data.duration_minutes,
    presenter: data.presenter,
    createdAt: data.created_at,
    updatedAt: data.updated_at,
    joinUrl: data.webinar_rooms?.join_url ?? null,
  };
}

export type GuestWebinar = NonNullable<Awaited<ReturnType<typeof findGuestWebinar>>>;

/**
 * Stores a registration and its mail in one transaction (spec sections 3, 7). The database decides who
 * gets the last place, and refuses an address that has one.
 * @throws Error if the database cannot be asked or refuses for another reason
 */
export async function storeRegistration(
  webinar: { id: string; title: string },
  input: RegistrationInput,
  visitorTimeZone: string | null,
): Promise<'registered' | 'duplicate' | 'full' | 'closed'> {
  const { error } = await serviceClient().from('webinar_registrations').insert({
    firstname: input.firstName,
    lastname: input.lastName,
    email: input.email,
    company: input.company,
    jobtitle: input.jobTitle,
    webinarid: webinar.id,
    webinartitle: webinar.title,
    registrationdate: new Date().toISOString(),
    visitor_time_zone: visitorTimeZone,
  });
  if (!error) return 'registered';
  const refusal = formRefusal(error);
  if (refusal) return refusal;
  throw new Error('The registration could not be stored', { cause: error });
}

const registrationRow = z.object({
  firstname: z.string(),
  webinarid: z.string(),
  visitor_time_zone: z.string().nullable(),
});

/** A registration as its mail needs it. */
export type Registration = z.output<typeof registrationRow>;

/** Reads a registration from an event's payload. Throws if it is not one. */
export function parseRegistration(value: unknown): Registration {
  return registrationRow.parse(value);
}
