import { Camera } from './camera.ts';
import { type Film, perform, type Stage } from './film.ts';
import type { Cue } from './narration.ts';
import { Sheet } from './sheet.ts';

/**
 * Stands in for a page, its elements and the demo's data: each call returns the double again, and everything measured
 * is 0. It is awaited at once, because it is no promise.
 */
const double: object = new Proxy(() => {}, {
  get: (_, key) => {
    if (key === 'then') return undefined;
    if (key === Symbol.toPrimitive) return () => 0;
    if (key === 'evaluate') return async () => 0;
    if (key === 'url') return () => 'http://localhost/?open=1';
    return double;
  },
  apply: () => double,
});

/** A film as it would be recorded, without a browser: its length, narration and chapters, and the texts of its cards. */
export async function rehearse(film: Film) {
  let seconds = 0;
  const cards: Cue[] = [];
  const reel = {
    get seconds() {
      return seconds;
    },
    add: async (_: Buffer, time: number) => {
      seconds += time;
    },
  };
  const page = double as Stage['page'];
  const picture = Buffer.alloc(0);
  const camera = new Camera({
    page,
    reel,
    takeScreen: async () => picture,
    takeCard: async ({ title, text }) => {
      cards.push({ from: seconds, to: seconds, text: `${title}\n${text}` });
      return picture;
    },
    draw: async () => picture,
  });
  await perform(film, {
    page,
    camera,
    sheet: new Sheet(page),
    open: async () => {},
    deliver: async () => {},
    service: double as Stage['service'],
    receiverUrl: 'http://localhost',
    site: 'http://localhost',
  });
  return { seconds, cues: camera.cues, chapters: camera.chapters, cards };
}
