/** Origins of external players that a page may embed after a click. */
export const PLAYER_ORIGINS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://player.mux.com',
] as const;

/** Origins from which a page loads its videos: files and frames. */
export type VideoSources = { media: string[]; frames: string[] };

const VIDEO_FILE = /<video\b[^>]*?\ssrc="([^"]+)"/g;
const EMBED = /\sdata-embed="([^"]+)"/g;

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : null);

/**
 * Returns the sources of the videos in the HTML of a page: files in video tags, and known players.
 * @param storage origin of the storage that serves our own files
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
