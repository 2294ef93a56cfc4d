import 'server-only';
import { z } from 'zod';
import { type Editor, isEditor } from '@/lib/core/auth/guard';
import { keyset, type Page, pageOf } from '@/lib/core/lists/keyset';
import { orderOf } from '@/lib/core/lists/params';
import { dataOf } from '@/lib/core/supabase/answer';
import { cachedPublicClient, publicClient } from '@/lib/core/supabase/public';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import { VIDEO_SUMMARY } from '@/lib/core/video/summary';
import { videoFilePath } from '@/lib/paths/files';
import type { VideoFilters } from './filters';
import { opensVideo, videoKey } from './key';
import {
  type ListedVideo,
  listedVideo,
  type ShownVideo,
  type StoredVideo,
  shownVideo,
  storedVideo,
  type Video,
} from './model';
import type { RecordInput } from './schema';
import { videoView } from './view';

const COLUMNS =
  `id, source, path, url, playerId:player_id, mimeType:mime_type, ${VIDEO_SUMMARY}, width, height, posterPath:poster_path, captions, transcript, chapters, createdAt:created_at` as const;

/**
 * Returns a public video for a static page, or null.
 * @param tags cache tags of the record that shows it (lib/cache-tags.ts): a new video changes that record
 */
export async function readVideo(id: string | null, tags: string[]): Promise<Video | null> {
  if (!id) return null;
  const answer = await cachedPublicClient(tags)
    .from('videos')
    .select(COLUMNS)
    .eq('id', id)
    .maybeSingle();
  const video = storedVideo.nullable().parse(dataOf(answer, 'The video cannot be read'));
  return video && videoView(video);
}

async function findVideo(id: string): Promise<StoredVideo | null> {
  const answer = await serviceClient().from('videos').select(COLUMNS).eq('id', id).maybeSingle();
  return storedVideo.nullable().parse(dataOf(answer, 'A video cannot be found'));
}

/**
 * Returns a video with URLs that expire after some hours, or null. Only for pages that are never stored and have
 * checked that the reader may watch it: a paid lesson, a preview.
 */
export async function readVideoForReader(id: string | null, now: Date): Promise<Video | null> {
  const video = id && (await findVideo(id));
  return video ? videoView(video, videoKey(video.id, now)) : null;
}

/** Returns a video for its file endpoints if it is public or `key` grants access; else null. */
export async function readWatchable(
  id: string,
  key: string | null,
  now: Date,
): Promise<StoredVideo | null> {
  if (!z.guid().safeParse(id).success) return null;
  if (key && opensVideo(key, id, now)) return findVideo(id);
  const answer = await publicClient().from('videos').select(COLUMNS).eq('id', id).maybeSingle();
  return storedVideo.nullable().parse(dataOf(answer, 'A video cannot be read'));
}

const SHOWN = `${COLUMNS}, version:updated_at, sizeBytes:size_bytes` as const;

async function readWebinar(id: string) {
  const client = await sessionClient();
  const { data, error } = await client
    .from('webinars')
    .select(`title, slug, video:videos(${SHOWN})`)
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  return data && { ...data, page: { table: 'webinars', slug: data.slug } };
}

async function readLesson(id: string) {
  const client = await sessionClient();
  const { data, error } = await client
    .from('course_lessons')
    .select(`title, course:courses(slug), text:lesson_texts(video:videos(${SHOWN}))`)
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  return (
    data && {
      title: data.title,
      video: data.text?.video ?? null,
      page: { table: 'courses', slug: data.course.slug },
    }
  );
}

const LISTED =
  `id, source, ${VIDEO_SUMMARY}, posterPath:poster_path, sizeBytes:size_bytes, hasCaptions:has_captions, createdAt:created_at, webinars(id, title), lessons:lesson_texts(lesson:course_lessons(id, title, courseId:course_id))` as const;

/** Returns a page of the videos that an editor may see, newest first by default. */
export async function listVideos(
  editor: Editor,
  filters: Omit<VideoFilters, 'cols' | 'open' | 'q'>,
  now: Date,
): Promise<Page<ListedVideo>> {
  const client = await sessionClient();
  let query = client.from('videos').select(LISTED);
  if (filters.captions) query = query.eq('has_captions', filters.captions === 'yes');
  if (filters.shown === 'no') query = query.is('webinars', null).is('lessons', null);
  const answer = await keyset(query, orderOf(filters.sort), filters.after);
  const rows = z.array(listedVideo).parse(dataOf(answer, `${editor.id} could not list videos`));
  const isEditable = {
    webinars: isEditor(editor, 'webinars'),
    lessons: isEditor(editor, 'courses'),
  };
  const listed = rows.map(
    ({ posterPath, webinars, lessons, ...video }): ListedVideo => ({
      ...video,
      poster: posterPath && videoFilePath(video.id, 'poster', videoKey(video.id, now)),
      shownIn: [
        ...webinars.map((webinar) => ({
          table: 'webinars' as const,
          ...webinar,
          isEditable: isEditable.webinars,
        })),
        ...lessons.flatMap(({ lesson }) =>
          lesson
            ? { table: 'lesson_texts' as const, ...lesson, isEditable: isEditable.lessons }
            : [],
        ),
      ],
    }),
  );
  return pageOf(listed, ({ createdAt }) => createdAt);
}

type Owner = { table: 'webinars' | 'courses'; id: string };

/** Returns the content that contains a record, whose state decides who may change the video; null if there is none. */
export async function readOwner(editor: Editor, { table, id }: RecordInput): Promise<Owner | null> {
  if (table === 'webinars') return { table, id };
  const client = await sessionClient();
  const answer = await client
    .from('course_lessons')
    .select('courseId:course_id')
    .eq('id', id)
    .maybeSingle();
  const lesson = dataOf(answer, `${editor.id} could not read the course of a lesson`);
  return lesson && { table: 'courses', id: lesson.courseId };
}

/** Returns a record and its video, or null if there is no such record. */
export async function readShownVideo(
  editor: Editor,
  { table, id }: RecordInput,
): Promise<ShownVideo | null> {
  if (!z.guid().safeParse(id).success) return null;
  try {
    const record = await (table === 'webinars' ? readWebinar(id) : readLesson(id));
    return shownVideo.nullable().parse(record);
  } catch (cause) {
    throw new Error(`${editor.id} could not read the video of ${table} ${id}`, { cause });
  }
}

/** Hours until a storage URL expires: longer than any video, with breaks. */
const FILE_HOURS = 6;

// The bucket has no policies: the callers decide who may watch.
const videoFiles = () => serviceClient().storage.from('videos');

/** Returns a storage URL of the file that expires after some hours. */
export async function signedFileUrl(path: string): Promise<string> {
  const { data, error } = await videoFiles().createSignedUrl(path, FILE_HOURS * 60 * 60);
  if (error) throw new Error('The storage signs no URL', { cause: error });
  return data.signedUrl;
}

/** Returns the whole content of a small file in the bucket. */
export async function readFile(path: string): Promise<Blob> {
  const { data, error } = await videoFiles().download(path);
  if (error) throw new Error('A file of a video cannot be read', { cause: error });
  return data;
}
