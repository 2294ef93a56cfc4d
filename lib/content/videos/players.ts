import type { PLAYER_ORIGINS } from '@/lib/core/security/video-hosts';

/** Players of other companies that can show a video here at the visitor's request. */
export const PLAYERS = ['youtube', 'vimeo', 'mux'] as const;
export type PlayerName = (typeof PLAYERS)[number];

type Player = {
  name: string;
  /** Company that learns who watches. */
  firm: string;
  /** Returns the frame URL of a video; a page may embed its origin. */
  embed: (id: string) => `${(typeof PLAYER_ORIGINS)[number]}/${string}`;
  /** Returns the page of a video, for visitors without JavaScript. */
  page: (id: string) => string;
  /** Patterns of its video URLs; the capture groups together form the id. */
  urls: readonly RegExp[];
};

export const players: Record<PlayerName, Player> = {
  youtube: {
    name: 'YouTube',
    firm: 'Google',
    embed: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
    urls: [
      /^https:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:[^#]*&)?v=([\w-]{11})(?:[&#].*)?$/,
      /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/(?:embed|shorts|live)\/([\w-]{11})(?:[?#].*)?$/,
      /^https:\/\/youtu\.be\/([\w-]{11})(?:[?#].*)?$/,
    ],
  },
  vimeo: {
    name: 'Vimeo',
    firm: 'Vimeo',
    embed: (id) => {
      const [video, hash] = id.split('/');
      return `https://player.vimeo.com/video/${video}?autoplay=1&dnt=1${hash ? `&h=${hash}` : ''}`;
    },
    page: (id) => `https://vimeo.com/${id}`,
    urls: [
      /^https:\/\/(?:www\.)?vimeo\.com\/(\d{6,12})(\/[0-9a-f]{6,20})?(?:[?#].*)?$/,
      /^https:\/\/player\.vimeo\.com\/video\/(\d{6,12})(?:\?(?:[^#]*&)?h=([0-9a-f]{6,20}))?(?:[&?#].*)?$/,
    ],
  },
  mux: {
    name: 'Mux',
    firm: 'Mux',
    embed: (id) => `https://player.mux.com/${id}?autoplay=any`,
    page: (id) => `https://player.mux.com/${id}`,
    urls: [
      /^https:\/\/player\.mux\.com\/(\w{20,80})(?:[?#].*)?$/,
      /^https:\/\/stream\.mux\.com\/(\w{20,80})(?:\.m3u8)?(?:[?#].*)?$/,
    ],
  },
};

/** Returns the player that a URL belongs to and its id of the video, or null. */
export function playerOf(url: string): { source: PlayerName; playerId: string } | null {
  for (const source of PLAYERS) {
    for (const pattern of players[source].urls) {
      const [, id, more] = pattern.exec(url.trim()) ?? [];
      if (!id) continue;
      return { source, playerId: more ? `${id}/${more.replace('/', '')}` : id };
    }
  }
  return null;
}
