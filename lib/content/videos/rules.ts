import type { VideoProblem } from './bytes';

/** Tables whose records show a video; for lessons it is `lesson_texts`. */
export const SHOWN_IN = ['webinars', 'lesson_texts'] as const;
export type ShownIn = (typeof SHOWN_IN)[number];

/** Media types and file extensions of the videos that can be uploaded. */
export const VIDEO_TYPES = { 'video/mp4': 'mp4', 'video/webm': 'webm' } as const;
export type VideoType = keyof typeof VIDEO_TYPES;

export const isVideoType = (type: string): type is VideoType => Object.hasOwn(VIDEO_TYPES, type);

export const MAX_TRANSCRIPT_LENGTH = 200_000;
export const MAX_CHAPTERS = 60;
/** Seconds in a day. */
export const MAX_SECONDS = 86_400;

/** Longer side of a poster, in pixels. */
export const POSTER_SIDE = 1280;

/** Part size that Supabase Storage requires, except for the last part. */
export const PART_BYTES = 6 * 1024 * 1024;

/** Returns a number of bytes for people, in the units used by Supabase's settings. */
export function inMegabytes(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return `${megabytes < 10 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes)} MB`;
}

/** Returns a position in a video: '1:05', or '1:00:05' from one hour. */
export function videoTime(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (count: number) => String(count).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(whole % 60)}`
    : `${minutes}:${two(whole % 60)}`;
}

const TIME = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/;

/** Returns the seconds of a position such as '1:05', or null. */
export function timeSeconds(time: string): number | null {
  const [, hours = '0', minutes, seconds] = TIME.exec(time.trim()) ?? [];
  if (minutes === undefined || (hours !== '0' && Number(minutes) > 59)) return null;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

export type UploadProblem = VideoProblem | 'tooLarge' | 'empty' | 'lost';

/** Form errors for a file that cannot be used. */
export const uploadMessages: Record<UploadProblem, string> = {
  empty: 'This file is empty. Please choose another.',
  tooLarge: 'This file is too large for the storage. Please make it smaller, or give its URL.',
  wrongType:
    'This file is not an MP4 or WebM, despite its name. Please export the video in one of these formats.',
  noPicture: 'This file has no picture, only sound or text. Please choose a video.',
  noLength:
    'This file does not state its length, so viewers could not skip to a position. Please export it again as MP4.',
  lost: 'The upload is incomplete. Please choose the file again; it resumes where it stopped.',
};
