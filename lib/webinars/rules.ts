import { BUSINESS_TIME_ZONE } from '@/lib/brand';
import { timeFormat } from '@/lib/core/time/format';

/** When a webinar is held: its start as an ISO timestamp in UTC, and its length. */
export type Session = { startsAt: string; durationMinutes: number };

/** Guests register until it starts; it counts as upcoming until it ends. */
export type WebinarPhase = 'open' | 'running' | 'over';

/** The instant at which a webinar ends. */
export function sessionEnd({ startsAt, durationMinutes }: Session): Date {
  return new Date(Date.parse(startsAt) + durationMinutes * 60_000);
}

/** What can be done with a webinar at `now`; the database closes registration at the same instant. */
export function webinarPhase(session: Session, now: Date): WebinarPhase {
  if (now < new Date(session.startsAt)) return 'open';
  return now < sessionEnd(session) ? 'running' : 'over';
}

/** Returns how many can still register, never below 0; null where places are not counted. */
export function placesLeft(webinar: {
  capacity: number | null;
  registered: number;
}): number | null {
  return webinar.capacity === null ? null : Math.max(0, webinar.capacity - webinar.registered);
}

/** The day of an instant in the business zone: 'Tue, Dec 1, 2026'. */
export function sessionDate(instant: Date): string {
  const parts = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;
  return timeFormat(BUSINESS_TIME_ZONE, parts).format(instant);
}

/** The time of an instant in the business zone: '11:00 AM EST'. */
export function sessionTime(instant: Date): string {
  const parts = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  return timeFormat(BUSINESS_TIME_ZONE, parts).format(instant);
}

const VIDEO_FILE = /\.(mp4|webm)(?=\?|$)/;

/** The video of a recording and its captions, which lie beside it as .vtt; null if it is no video file. */
export function recordingVideo(recordingUrl: string | null) {
  if (!recordingUrl || !VIDEO_FILE.test(recordingUrl)) return null;
  return { src: recordingUrl, captions: recordingUrl.replace(VIDEO_FILE, '.vtt') };
}

/** Whether there is anything to see on a webinar's recording page. */
export function hasRecordingPage(webinar: { recordingUrl: string | null; chapters: unknown[] }) {
  return webinar.chapters.length > 0 || recordingVideo(webinar.recordingUrl) !== null;
}
