import { z } from 'zod';
import { type VideoSummary, videoSummary } from '@/lib/core/video/summary';
import type { ShownIn } from './rules';

/** A chapter of a video and its start in seconds. */
export const videoChapter = z.object({
  second: z.number().int().min(0),
  title: z.string().min(1).max(120),
});
export type VideoChapter = z.output<typeof videoChapter>;

/** A video as stored. */
export const storedVideo = videoSummary.extend({
  id: z.string(),
  source: z.enum(['upload', 'url', 'youtube', 'vimeo', 'mux']),
  path: z.string().nullable(),
  url: z.string().nullable(),
  playerId: z.string().nullable(),
  mimeType: z.string().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  posterPath: z.string().nullable(),
  captions: z.string().nullable(),
  transcript: z.string(),
  chapters: z.array(videoChapter),
  createdAt: z.string(),
});
export type StoredVideo = z.output<typeof storedVideo>;

/** A record and its video, for staff; `version` is the video's updated_at as the database wrote it. */
export const shownVideo = z.object({
  title: z.string(),
  /** The content that contains the record. */
  page: z.object({ table: z.enum(['webinars', 'courses']), slug: z.string() }),
  video: storedVideo.extend({ version: z.string(), sizeBytes: z.number().nullable() }).nullable(),
});
export type ShownVideo = z.output<typeof shownVideo>;

/** A video in the list, with the webinars and lessons that show it. */
export const listedVideo = storedVideo
  .pick({
    id: true,
    source: true,
    isHighlights: true,
    hasSound: true,
    seconds: true,
    posterPath: true,
    createdAt: true,
  })
  .extend({
    sizeBytes: z.number().nullable(),
    hasCaptions: z.boolean(),
    webinars: z.array(z.object({ id: z.guid(), title: z.string() })),
    lessons: z.array(
      z.object({
        lesson: z.object({ id: z.guid(), title: z.string(), courseId: z.guid() }).nullable(),
      }),
    ),
  });
export type ListedVideo = Omit<
  z.output<typeof listedVideo>,
  'posterPath' | 'webinars' | 'lessons'
> & {
  /** Expiring URL of its poster. */
  poster: string | null;
  /** Only those that the editor may read. */
  shownIn: { table: ShownIn; id: string; title: string; courseId?: string; isEditable: boolean }[];
};

/** A video for a page, with URLs that the browser may request until they expire. */
export type Video = VideoSummary & {
  id: string;
  /** The file, or the page at the player's company. */
  src: string;
  mimeType: string | null;
  /** Player of another company, loaded when the visitor clicks; null for a file. */
  player: { name: string; firm: string; embed: string } | null;
  /** True for a file hosted neither by us nor by our storage. */
  isElsewhere: boolean;
  size: { width: number; height: number } | null;
  poster: string | null;
  captions: string | null;
  /** Markdown. */
  transcript: string;
  chapters: VideoChapter[];
  /** ISO instant when it was added. */
  addedAt: string;
};
