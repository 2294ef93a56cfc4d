/** Origins of the players of other firms that a page may embed, after a press. */
export const PLAYER_ORIGINS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://player.mux.com',
] as const;

/** Origins from which a page loads its videos: files, and frames. */
export type VideoSources = { media: string[]; frames: string[] };

const VIDEO_FILE = /<video\b[^>]*?\ssrc="([^"]+)"/g;
const EMBED = /\sdata-embed="([^"]+)"/g;

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : null);

/**
 * Returns the sources of the videos that the HTML of a page shows: of files that its own tags name, and of known
 * players.
 * @param storage origin to which our own URLs of files lead
 */
export function videoSources(html: string, storage: string | undefined): VideoSources {
  const files = [...html.matchAll(VIDEO_FILE)].map(([, url = '']) => url);
  const embeds = [...html.matchAll(EMBED)].map(([, url = '']) => originOf(url));
  const media = files.map((url) => (url.startsWith('/') ? storage : originOf(url)));
  return {
    media: [...new Set(media.flatMap((origin) => (origin && origin !== 'null' ? origin : [])))],
    frames: PLAYER_ORIGINS.filter((origin) => embeds.includes(origin)),
  };
}
