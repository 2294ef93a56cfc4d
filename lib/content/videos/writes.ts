import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Editor } from '@/lib/core/auth/guard';
import { env } from '@/lib/core/env';
import { fitPicture, type Picture } from '@/lib/core/images/picture';
import { log } from '@/lib/core/log';
import { dataOf } from '@/lib/core/supabase/answer';
import type { Json } from '@/lib/core/supabase/database.types';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import type { ByteSource, VideoFacts } from './bytes';
import { POSTER_SIDE, VIDEO_TYPES, type VideoType } from './rules';
import type { LinkedVideo, RecordInput, TextsInput, VideoKind } from './schema';

const GONE = 'P0002';
const MISSING_LESSON = '23503';

const files = () => serviceClient().storage.from('videos');

/** Returns the upload limit of the storage bucket in bytes. */
export async function readUploadLimit(): Promise<number> {
  const { data, error } = await serviceClient().storage.getBucket('videos');
  if (error) throw new Error('The settings of the storage cannot be read', { cause: error });
  return data.file_size_limit ?? Number.MAX_SAFE_INTEGER;
}

/** Endpoint, path and headers for a resumable upload by the browser; the token is only for this file, and expires. */
export type UploadTicket = { endpoint: string; path: string; headers: Record<string, string> };

/** Returns a ticket for one upload; `earlier` is the path of an interrupted upload to resume. */
export async function newUpload(
  editor: Editor,
  type: VideoType,
  earlier: string | null,
): Promise<UploadTicket> {
  const path = earlier ?? `${randomUUID()}.${VIDEO_TYPES[type]}`;
  const { data, error } = await files().createSignedUploadUrl(path);
  if (error) throw new Error(`${editor.id} could not start an upload`, { cause: error });
  return {
    endpoint: `${env.NEXT_PUBLIC_SUPABASE_URL}/storage/v1/upload/resumable/sign`,
    path,
    headers: {
      apikey: env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
      'x-signature': data.token,
    },
  };
}

const SERVER_ERROR = 500;

/** Returns the bytes of an uploaded file, read range by range; null if the file is missing. */
export async function openUpload(path: string): Promise<(ByteSource & { type: string }) | null> {
  const { data, error } = await files().createSignedUrl(path, 600);
  if (error) {
    if ('status' in error && Number(error.status) < SERVER_ERROR) return null;
    throw new Error('The storage does not say what has arrived', { cause: error });
  }
  const ask = async (from: number, to: number) => {
    const range = { Range: `bytes=${from}-${to - 1}` };
    const answer = await fetch(data.signedUrl, { headers: range });
    if (answer.status !== 206) throw new Error(`The storage answered ${answer.status} to a range`);
    return answer;
  };
  const { headers } = await ask(0, 1);
  const size = Number(headers.get('content-range')?.split('/')[1]);
  return {
    size,
    type: headers.get('content-type') ?? '',
    read: async (from, to) => {
      if (from >= Math.min(to, size)) return new Uint8Array();
      const answer = await ask(from, Math.min(to, size));
      return new Uint8Array(await answer.arrayBuffer());
    },
  };
}

/** Returns whether a video uses this file already. */
export async function isShownAlready(path: string): Promise<boolean> {
  const answer = await serviceClient().from('videos').select('id').eq('path', path).limit(1);
  return dataOf(answer, 'The files of videos cannot be compared').length > 0;
}

/** Removes files from the bucket; a later sweep removes any that remain. */
export async function removeFiles(paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  const { error } = await files().remove(paths);
  if (error) log.error({ err: error, paths }, 'files of a video wait for the next sweep');
}

async function storePoster(picture: Picture): Promise<string> {
  const path = `${randomUUID()}.webp`;
  const bytes = await fitPicture(picture, POSTER_SIDE);
  const { error } = await files().upload(path, bytes, { contentType: 'image/webp' });
  if (error) throw new Error('The poster could not be stored', { cause: error });
  return path;
}

/**
 * Replaces the video of a record under the editor's own session; null removes it.
 * @returns false if the record was deleted
 */
async function showVideo(
  editor: Editor,
  { table, id }: RecordInput,
  video: { [column: string]: Json } | null,
): Promise<boolean> {
  const client = await sessionClient();
  if (table === 'lesson_texts') {
    // A lesson may have a video before it has a text.
    const { error } = await client.from(table).upsert({ id }, { ignoreDuplicates: true });
    if (error?.code === MISSING_LESSON) return false;
    if (error) throw new Error(`${editor.id} could not begin a lesson`, { cause: error });
  }
  const { error } = await client.rpc('show_video', { shown_in: table, record_id: id, video });
  if (error?.code === GONE) return false;
  if (error) throw new Error(`${editor.id} could not show a video`, { cause: error });
  return true;
}

/**
 * Adds an uploaded file to a record; if the record was deleted, removes file and poster. @returns false if the record
 * was deleted
 */
export async function showUpload(
  editor: Editor,
  record: RecordInput,
  upload: {
    path: string;
    kind: VideoKind;
    size: number;
    facts: VideoFacts;
    poster: Picture | null;
  },
): Promise<boolean> {
  const { path, kind, size, facts, poster } = upload;
  const stored = [path];
  try {
    const posterPath = poster && (await storePoster(poster));
    if (posterPath) stored.push(posterPath);
    const isShown = await showVideo(editor, record, {
      source: 'upload',
      path,
      mime_type: facts.mimeType,
      size_bytes: size,
      duration_seconds: Math.max(1, Math.round(facts.seconds)),
      width: facts.width,
      height: facts.height,
      is_highlights: kind === 'highlights',
      has_sound: facts.hasSound,
      poster_path: posterPath,
    });
    if (!isShown) await removeFiles(stored);
    return isShown;
  } catch (error) {
    await removeFiles(stored);
    throw error;
  }
}

/** Adds an external video to a record. @returns false if the record was deleted */
export function showLink(editor: Editor, record: RecordInput, video: LinkedVideo) {
  const { source, url, playerId } = video.url;
  return showVideo(editor, record, {
    source,
    url,
    player_id: playerId,
    is_highlights: video.kind === 'highlights',
    has_sound: video.sound === 'yes',
  });
}

/** Removes the video of a record. @returns false if the record was deleted */
export const hideVideo = (editor: Editor, record: RecordInput) => showVideo(editor, record, null);

/** Changes the texts of a video unless someone else has changed them since. @returns false if no row was changed */
export async function storeTexts(editor: Editor, input: TextsInput): Promise<boolean> {
  const { video, version, kind, sound, captions, transcript, chapters } = input;
  const client = await sessionClient();
  const answer = await client
    .from('videos')
    .update({
      captions,
      transcript,
      chapters,
      ...(kind && { is_highlights: kind === 'highlights' }),
      ...(sound && { has_sound: sound === 'yes' }),
    })
    .eq('id', video)
    .eq('updated_at', version)
    .select('id');
  return dataOf(answer, `${editor.id} could not change the texts of a video`).length === 1;
}

/**
 * Removes unused rows, and the files of replaced, removed and unfinished videos. Never throws: it logs a failure, and
 * the next sweep retries.
 */
export async function sweepVideos(): Promise<void> {
  try {
    const paths = dataOf(await serviceClient().rpc('sweep_videos'), 'Unused videos cannot be read');
    await removeFiles(paths);
  } catch (error) {
    log.error({ err: error }, 'videos could not be swept');
  }
}
