/** A sentence of a film, and when it is shown. */
export type Cue = { from: number; to: number; text: string };

/** A chapter of a film: its start, its title, and its thought in a sentence. Both are shown on a card. */
export type Chapter = { second: number; title: string; thought: string };

/** Reading speed, characters per second. */
const READ = 13;
const PAUSE = 0.5;
const LINE = 58;

/** Returns the seconds needed to read a sentence at a comfortable speed. */
export const readingTime = (text: string) => Math.max(2.4, text.length / READ + PAUSE);

const stamp = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** Breaks a sentence into two lines of similar length if it does not fit on one. */
function inLines(text: string): string {
  if (text.length <= LINE) return text;
  const middle = text.length / 2;
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const near = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? 0;
  return `${text.slice(0, near)}\n${text.slice(near + 1)}`;
}

/** Returns the narration as captions (WebVTT). */
export function captionsOf(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${inLines(text)}`,
  );
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`;
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Returns the narration as a transcript (markdown), with a heading, its time and its thought for each chapter. */
export function transcriptOf(cues: readonly Cue[], chapters: readonly Chapter[]): string {
  const parts = chapters.map(({ second, title, thought }, index) => {
    const end = chapters[index + 1]?.second ?? Infinity;
    const said = cues.filter(({ from }) => from >= second - 0.01 && from < end - 0.01);
    return `### ${clock(second)} ${title}\n\n${thought}\n\n${said.map(({ text }) => text).join(' ')}`;
  });
  return `${parts.join('\n\n')}\n`;
}
