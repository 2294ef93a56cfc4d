import type { NextRequest } from 'next/server';
import { readFile, readWatchable, signedFileUrl } from '@/lib/content/videos/data';
import type { StoredVideo } from '@/lib/content/videos/model';
import { log } from '@/lib/core/log';

export const dynamic = 'force-dynamic';

type FileContext = { params: Promise<{ id: string; file: string }> };

const headers = { 'Cache-Control': 'private, no-store' };
/** Shorter than the validity of the storage URL, and than the time needed to withdraw a public file. */
const KEPT = { 'Cache-Control': 'private, max-age=300' };

const notFound = () => new Response(null, { status: 404, headers });

async function answer(video: StoredVideo, file: string): Promise<Response> {
  if (file === 'video' && video.path) {
    const location = await signedFileUrl(video.path);
    return new Response(null, { status: 302, headers: { ...headers, Location: location } });
  }
  if (file === 'poster' && video.posterPath) {
    const picture = await readFile(video.posterPath);
    return new Response(picture, { headers: { ...KEPT, 'Content-Type': 'image/webp' } });
  }
  if (file === 'captions' && video.captions) {
    const type = 'text/vtt; charset=utf-8';
    return new Response(video.captions, { headers: { ...KEPT, 'Content-Type': type } });
  }
  return notFound();
}

/** Returns a file of a video that is public or unlocked by the key in the URL. */
export async function GET(request: NextRequest, { params }: FileContext) {
  const { id, file } = await params;
  try {
    const key = request.nextUrl.searchParams.get('key');
    const video = await readWatchable(id, key, new Date());
    return video ? await answer(video, file) : notFound();
  } catch (error) {
    log.error({ err: error, video: id, file }, 'a file of a video was not served');
    return new Response(null, { status: 503, headers });
  }
}
