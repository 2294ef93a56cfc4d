import 'server-only';
import { readToken, signToken } from '@/lib/core/security/signed-token';

/** Hours for which the URLs of a non-public video work: a lesson with breaks. */
const KEY_HOURS = 12;

/** Returns the key that opens the files of one video for some hours from `now`. */
export function videoKey(id: string, now: Date): string {
  return signToken('watch-video', `${id} ${now.getTime() + KEY_HOURS * 60 * 60 * 1000}`);
}

/** Returns whether `key` was signed here for this video and has not expired at `now`. */
export function opensVideo(key: string, id: string, now: Date): boolean {
  const [signed, endsAt] = readToken('watch-video', key)?.split(' ') ?? [];
  return signed === id && Number(endsAt) > now.getTime();
}
