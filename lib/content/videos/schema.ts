import { z } from 'zod';
import { limitedText, typedText } from '@/lib/core/text/typed-text';
import { MAX_CAPTIONS_LENGTH, readCaptions } from './captions';
import type { VideoChapter } from './model';
import { playerOf } from './players';
import {
  MAX_CHAPTERS,
  MAX_SECONDS,
  MAX_TRANSCRIPT_LENGTH,
  SHOWN_IN,
  timeSeconds,
  VIDEO_TYPES,
  videoTime,
} from './rules';

const VIDEO_FILE = /^https:\/\/[^\s"<>]+\.(mp4|webm)(\?[^\s"<>]*)?$/i;

/** The record that shows a video. */
export const recordInput = z.object({ table: z.enum(SHOWN_IN), id: z.guid() });
export type RecordInput = z.output<typeof recordInput>;

/** Path of an upload, as `startUpload` answers it. */
const uploadedPath = z
  .string()
  .regex(new RegExp(`^[0-9a-f-]{36}\\.(${Object.values(VIDEO_TYPES).join('|')})$`));

/** A file to upload; `path` resumes an interrupted upload. */
export const uploadInput = recordInput.extend({
  type: z.enum(['video/mp4', 'video/webm']),
  size: z.number().int().positive(),
  path: uploadedPath.nullable(),
});

/** Kinds of a video by the value of its field, as editors read them. */
export const VIDEO_KINDS = { recording: 'The whole recording', highlights: 'Highlights' } as const;

const kind = z.enum(['recording', 'highlights']);
const sound = z.enum(['yes', 'no']);

/** Labels of the fields that say what a video is. */
export const kindLabels = { kind: 'What it shows', sound: 'Sound' };

export const addForm = recordInput.extend({
  path: uploadedPath,
  kind: kind.default('recording'),
});
export type VideoKind = z.output<typeof kind>;

/** An external video: a file, or a video of a supported player. */
export const linkForm = recordInput.extend({
  kind: kind.default('recording'),
  sound: sound.default('yes'),
  url: typedText().transform((url, context) => {
    const player = playerOf(url);
    if (player) return { ...player, url: null };
    if (VIDEO_FILE.test(url) && url.length <= 500) {
      return { source: 'url' as const, playerId: null, url };
    }
    context.addIssue({
      code: 'custom',
      message:
        'Please enter the https:// URL of an MP4 or WebM file, or of a video at YouTube, Vimeo or Mux.',
    });
    return z.NEVER;
  }),
});
export type LinkedVideo = Omit<z.output<typeof linkForm>, keyof RecordInput>;

const captions = limitedText(MAX_CAPTIONS_LENGTH).transform((text, context) => {
  if (text === '') return null;
  const plain = readCaptions(text);
  if (plain) return plain;
  context.addIssue({
    code: 'custom',
    message:
      'These are no WebVTT captions, which begin with WEBVTT, and no SubRip: no cue with its times was found.',
  });
  return z.NEVER;
});

/** Parses a chapter such as '1:05 The webhook log'; null if the line is not one. */
function readChapter(line: string): VideoChapter | null {
  const [time = '', ...words] = line.trim().split(/\s+/);
  const second = timeSeconds(time);
  const title = words.join(' ');
  const isFit = second !== null && second <= MAX_SECONDS && title && title.length <= 120;
  return isFit ? { second, title } : null;
}

const chapters = typedText().transform((text, context) => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const read = lines.map(readChapter);
  const broken = lines[read.indexOf(null)];
  if (broken !== undefined || lines.length > MAX_CHAPTERS) {
    const message =
      broken === undefined
        ? `At most ${MAX_CHAPTERS} chapters, please.`
        : `Please write a time and a title of at most 120 characters, such as “1:05 The webhook log”, and not “${broken.trim().slice(0, 60)}”.`;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }
  return read.flatMap((chapter) => chapter ?? []).toSorted((a, b) => a.second - b.second);
});

/** The form of a video's texts; `version` is its updated_at. */
export const textsForm = recordInput.extend({
  video: z.guid(),
  version: z.string(),
  kind: kind.optional(),
  sound: sound.optional(),
  captions,
  transcript: limitedText(MAX_TRANSCRIPT_LENGTH),
  chapters,
});
export type TextsInput = z.output<typeof textsForm>;

export const textsLabels: Record<string, string> = {
  captions: 'Captions (WebVTT)',
  transcript: 'Transcript (markdown)',
  chapters: 'Chapters',
};

/** Returns the values of the form of a video's texts. */
export function textsValues(video: {
  isHighlights: boolean;
  hasSound: boolean;
  captions: string | null;
  transcript: string;
  chapters: VideoChapter[];
}): Record<string, string> {
  return {
    kind: video.isHighlights ? 'highlights' : 'recording',
    sound: video.hasSound ? 'yes' : 'no',
    captions: video.captions ?? '',
    transcript: video.transcript,
    chapters: video.chapters.map(({ second, title }) => `${videoTime(second)} ${title}`).join('\n'),
  };
}
