import 'server-only';
import { z } from 'zod';
import { cacheTags } from '@/lib/core/cache/tags';
import { dataOf } from '@/lib/core/supabase/answer';
import { cachedServiceClient } from '@/lib/core/supabase/service';
import { smallPicture } from '@/lib/core/text/image-source';
import { type BookableHost, face, type Photos } from './model';
import { portraitFiles } from './portrait-file';

async function listFaces(tags: string[]) {
  const answer = await cachedServiceClient(tags).rpc('public_faces', {}, { get: true });
  const faces = z.array(face).parse(dataOf(answer, 'The people of the site cannot be read'));
  return faces.map(({ name, picture_url, is_host }) => ({
    name,
    photo: picture_url && smallPicture(picture_url),
    isHost: is_host,
  }));
}

/** Returns the photographs of the staff, for static pages. */
export async function readPhotos(): Promise<Photos> {
  const faces = await listFaces([cacheTags.faces]);
  return Object.fromEntries(faces.flatMap(({ name, photo }) => (photo ? [[name, photo]] : [])));
}

/** Returns the hosts whom visitors can book, for static pages. */
export async function listBookableHosts(): Promise<BookableHost[]> {
  const faces = await listFaces([cacheTags.faces, cacheTags.slots]);
  return faces.filter(({ isHost }) => isHost).map(({ name, photo }) => ({ name, photo }));
}

/** Returns the drawing of a person for a picture, as a URL; null where there is none, or a photograph instead. */
export async function readDrawnFace(name: string): Promise<string | null> {
  if ((await readPhotos())[name]) return null;
  return portraitFiles([name])[0] ?? null;
}
