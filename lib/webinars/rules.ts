import { BUSINESS_TIME_ZONE } from '@/lib/brand';
import { timeFormat } from '@/lib/core/time/format';
import { type VideoSummary, videoLabel } from '@/lib/core/video/summary';

/** Number of past webinars per page of the list. */
export const PAST_PER_PAGE = 12;

/** Start and length of a webinar; the start is an ISO instant, `begunAt` the time when its host began. */
export type Session = { startsAt: string; durationMinutes: number; begunAt?: string | null };

/** Phase of a webinar. Guests can register while it is 'open'; it is listed as upcoming until it is 'over'. */
export type WebinarPhase = 'open' | 'running' | 'over';

/** Returns the end of a webinar. */
export function sessionEnd({ startsAt, durationMinutes }: Session): Date {
  return new Date(Date.parse(startsAt) + durationMinutes * 60_000);
}

/** Returns when registration ends: at the start, or earlier if the host has begun. */
export function sessionStart({ startsAt, begunAt }: Session): Date {
  const start = new Date(startsAt);
  const begun = begunAt ? new Date(begunAt) : start;
  return begun < start ? begun : start;
}

/** Returns the phase of a webinar at `now`; the database closes registration at the start. */
export function webinarPhase(session: Session, now: Date): WebinarPhase {
  if (now < sessionStart(session)) return 'open';
  return now < sessionEnd(session) ? 'running' : 'over';
}

/** Returns the number of places that are available to anyone, at least 0; null if places are unlimited. */
export function placesLeft(webinar: {
  capacity: number | null;
  registered: number;
  offered: number;
}): number | null {
  if (webinar.capacity === null) return null;
  return Math.max(0, webinar.capacity - webinar.registered - webinar.offered);
}

/** Time before the start at which the join button appears; the database opens the room at the same instant. */
export const JOIN_MINUTES = 10;

/** Returns when a registrant can join. */
export function joinFrom(session: Session): Date {
  const usual = new Date(Date.parse(session.startsAt) - JOIN_MINUTES * 60_000);
  const begun = sessionStart(session);
  return begun < usual ? begun : usual;
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z]{4,}/g) ?? []);

/**
 * Returns the service with most words in common with a webinar; its tags count three times. Returns the first one if
 * none has any, and null without services.
 */
export function fittingService<Service extends { title: string; summary: string }>(
  webinar: { title: string; description: string; tags: readonly string[] },
  services: readonly Service[],
): Service | null {
  const tags = wordsOf(webinar.tags.join(' '));
  const subject = wordsOf(`${webinar.title} ${webinar.description}`);
  const fit = ({ title, summary }: Service) =>
    [...wordsOf(`${title} ${summary}`)].reduce(
      (sum, word) => sum + (tags.has(word) ? 3 : 0) + (subject.has(word) ? 1 : 0),
      0,
    );
  return services.toSorted((a, b) => fit(b) - fit(a))[0] ?? null;
}

/** Minimum number to show: fewer attendees only say that the page is new. */
const MIN_SHOWN_ATTENDEES = 10;

/** Returns whether to show the number of attendees. */
export function showsAttendees({ attendees }: { attendees: number }): boolean {
  return attendees >= MIN_SHOWN_ATTENDEES;
}

/** Returns whether to show the number of places left: it must not reveal a number of registrants that is not shown. */
export function showsPlaces(webinar: Parameters<typeof placesLeft>[0]): boolean {
  const left = placesLeft(webinar);
  return left !== null && (left === 0 || webinar.registered >= MIN_SHOWN_ATTENDEES);
}

/** Formats the day of an instant in the business zone: 'Tue, Dec 1, 2026'. */
export function sessionDate(instant: Date): string {
  const parts = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;
  return timeFormat(BUSINESS_TIME_ZONE, parts).format(instant);
}

/** Formats the time of an instant in the business zone: '11:00 AM EST'. */
export function sessionTime(instant: Date): string {
  const parts = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  return timeFormat(BUSINESS_TIME_ZONE, parts).format(instant);
}

const VIDEO_FILE = /\.(mp4|webm)(?=\?|$)/;

/** Returns the URLs of a recording's video file and its captions (.vtt), or null if it is not a video file. */
export function recordingVideo(recordingUrl: string | null) {
  if (!recordingUrl || !VIDEO_FILE.test(recordingUrl)) return null;
  return { src: recordingUrl, captions: recordingUrl.replace(VIDEO_FILE, '.vtt') };
}

type Recorded = { recordingUrl: string | null; videoId: string | null };

/** Returns whether a webinar has a video that plays on its own recording page. */
export function hasOwnVideo({ recordingUrl, videoId }: Recorded): boolean {
  return videoId !== null || recordingVideo(recordingUrl) !== null;
}

/**
 * Returns what opens with the link “Watch Recording”: 'Highlights, 3 minutes, no sound', a recording with its length, or
 * where it is; null without a recording.
 */
export function recordingLine({
  recordingUrl,
  video,
}: {
  recordingUrl: string | null;
  video: VideoSummary | null;
}): string | null {
  if (video) return videoLabel(video);
  if (!recordingUrl) return null;
  if (recordingVideo(recordingUrl)) return 'Recording';
  const host = URL.canParse(recordingUrl) && new URL(recordingUrl).host;
  return host ? `Recording at ${host}` : 'To read: every slide and what was said';
}

/** Returns whether a webinar has a recording page: chapters or a video. */
export function hasRecordingPage(webinar: Recorded & { chapters: unknown[] }): boolean {
  return webinar.chapters.length > 0 || hasOwnVideo(webinar);
}
