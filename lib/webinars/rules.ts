import { BUSINESS_TIME_ZONE } from '@/lib/brand';
import { timeFormat } from '@/lib/core/time/format';

/** Past webinars on one page of the list. */
export const PAST_PER_PAGE = 12;

/** Start and length of a webinar; the start is an ISO instant. */
export type Session = { startsAt: string; durationMinutes: number };

/** Phase of a webinar. Guests register while it is 'open'; it is listed as upcoming until it is 'over'. */
export type WebinarPhase = 'open' | 'running' | 'over';

/** Returns the end of a webinar. */
export function sessionEnd({ startsAt, durationMinutes }: Session): Date {
  return new Date(Date.parse(startsAt) + durationMinutes * 60_000);
}

/** Returns the phase of a webinar at `now`; the database closes registration at the same instant. */
export function webinarPhase(session: Session, now: Date): WebinarPhase {
  if (now < new Date(session.startsAt)) return 'open';
  return now < sessionEnd(session) ? 'running' : 'over';
}

/** Returns the number of free places, never below 0; null if places are unlimited. */
export function placesLeft(webinar: {
  capacity: number | null;
  registered: number;
}): number | null {
  return webinar.capacity === null ? null : Math.max(0, webinar.capacity - webinar.registered);
}

/** Fewer attendees say nothing about a webinar but that its page is new. */
const MIN_SHOWN_ATTENDEES = 10;

/** Returns whether a webinar says how many people attend. */
export function showsAttendees({ attendees }: { attendees: number }): boolean {
  return attendees >= MIN_SHOWN_ATTENDEES;
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

/** Returns the URLs of a recording's video file and of its captions (.vtt), or null if it is not a video file. */
export function recordingVideo(recordingUrl: string | null) {
  if (!recordingUrl || !VIDEO_FILE.test(recordingUrl)) return null;
  return { src: recordingUrl, captions: recordingUrl.replace(VIDEO_FILE, '.vtt') };
}

type Recorded = { recordingUrl: string | null; videoId: string | null };

/** Returns whether a webinar has a video that plays on its own recording page. */
export function hasOwnVideo({ recordingUrl, videoId }: Recorded): boolean {
  return videoId !== null || recordingVideo(recordingUrl) !== null;
}

/** Returns whether a webinar has a recording page: chapters or a video. */
export function hasRecordingPage(webinar: Recorded & { chapters: unknown[] }): boolean {
  return webinar.chapters.length > 0 || hasOwnVideo(webinar);
}
