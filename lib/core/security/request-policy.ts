import 'server-only';
import { randomBytes } from 'node:crypto';
import { env } from '@/lib/core/env';
import { noncePolicy } from './csp';
import { PLAYER_ORIGINS } from './video-hosts';

const usesSession = /^\/(admin|team|member|password|invitation|two-step)(\/|$)/;

/** Pages shown in a frame of an editor, and the area with the editors. */
const isPreview = /^\/preview\//;
const showsPreviews = /^\/(admin|team)\//;

const showsVideos = /^\/(admin|team|preview|learn|webinars)(\/|$)/;

/**
 * Returns a new policy for one request. Only the staff area and the sign-in pages, which share its document, may
 * connect to Supabase.
 */
export function requestPolicy(pathname: string): string {
  const { origin, host, protocol } = new URL(env.NEXT_PUBLIC_SUPABASE_URL);
  const realtime = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`;
  const site = {
    secure: env.SITE_URL.startsWith('https:'),
    connectTo: usesSession.test(pathname) ? [origin, realtime] : [],
    isFramed: isPreview.test(pathname),
  };
  // A video chosen for upload plays from memory, an external one from its own host.
  const ownFrames = showsPreviews.test(pathname) ? ["'self'"] : [];
  const videos = {
    media: [origin, 'blob:', 'https:'],
    frames: [...ownFrames, ...PLAYER_ORIGINS],
  };
  const nonce = randomBytes(16).toString('base64');
  return noncePolicy(nonce, site, showsVideos.test(pathname) ? videos : undefined);
}
