import 'server-only';
import { readToken, signToken } from '@/lib/core/security/signed-token';

/** Hours until the URLs of a non-public video expire: enough for a lesson with breaks. */
const KEY_HOURS = 12;

/** Returns a key to the files of one video that expires some hours after `now`. */
export function videoKey(id: string, now: Date): string {
  return signToken('watch-video', `${id} ${now.getTime() + KEY_HOURS * 60 * 60 * 1000}`);
}

/** Returns whether this server signed `key` for this video and it has not expired at `now`. */
export function opensVideo(key: string, id: string, now: Date): boolean {
  const [signed, endsAt] = readToken('watch-video', key)?.split(' ') ?? [];
  return signed === id && Number(endsAt) > now.getTime();
}
