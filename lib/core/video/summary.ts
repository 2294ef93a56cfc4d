import '@/lib/core/zod-without-eval';
import { z } from 'zod';

/** Facts for the label of a video; `seconds` is null if its length is unknown. */
export const videoSummary = z.object({
  isHighlights: z.boolean(),
  hasSound: z.boolean(),
  seconds: z.number().nullable(),
});
export type VideoSummary = z.output<typeof videoSummary>;

/** Columns of `videoSummary`. */
export const VIDEO_SUMMARY =
  'isHighlights:is_highlights, hasSound:has_sound, seconds:duration_seconds';

/** Formats the length of a video for people: '45 seconds', '3 minutes'. */
function videoLength(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes === 0) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** Returns what a video is: 'Highlights' or 'Recording'. */
export function videoKind({ isHighlights }: Pick<VideoSummary, 'isHighlights'>): string {
  return isHighlights ? 'Highlights' : 'Recording';
}

/** Returns what opens with a video: 'Highlights, 3 minutes, no sound', or 'Recording, 58 minutes'. */
export function videoLabel(video: VideoSummary): string {
  const { seconds, hasSound } = video;
  return [videoKind(video), seconds && videoLength(seconds), !hasSound && 'no sound']
    .filter(Boolean)
    .join(', ');
}
