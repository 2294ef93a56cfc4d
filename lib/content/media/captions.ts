/** Longest captions: those of ten hours. */
export const MAX_CAPTIONS_LENGTH = 400_000;

/** Captions as they are stored (WebVTT), and the lines of the file whose cues cannot be shown. */
export type Captions = { text: string; leftOut: number[] };

type Cue = { from: string; to: string; lines: string[]; speaker: string };

const TIME = String.raw`(?:(\d+):)?([0-5]?\d):([0-5]?\d)(?:[.,]\s?(\d{1,3}))?`;
/** Settings follow behind a blank, or at once. */
const TIMING = new RegExp(String.raw`^\s*${TIME}\s*-->\s*${TIME}(?:[\sa-z].*)?$`, 'i');

/** Returns a time as WebVTT writes it: SubRip has a comma, and both leave out zeros, or parts of a second. */
function timeOf([hours, minutes = '', seconds = '', rest = '']: (string | undefined)[]): string {
  const two = (part: string) => part.padStart(2, '0');
  const time = `${two(minutes)}:${two(seconds)}.${rest.padEnd(3, '0')}`;
  return hours === undefined ? time : `${two(hours)}:${time}`;
}

/** Returns the seconds of a time, '01:02:03.500' or '02:03.500'. */
function secondsOf(time: string): number {
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Returns the times of a line, such as '00:01.000 --> 00:03.000'; null if it has none. */
function timesOf(line: string): { from: string; to: string } | null {
  const [whole, ...parts] = TIMING.exec(line) ?? [];
  if (whole === undefined) return null;
  return { from: timeOf(parts.slice(0, 4)), to: timeOf(parts.slice(4)) };
}

/** Tags of WebVTT and SubRip. Another `<` is a character of the text. */
const TAG = /<\/?[a-z][\w.-]*(?:\s[^<>]*)?\/?>|<\d[\d:.]*>/gi;

/** Returns a line without tags; signs that could begin one, or a timing, are written as WebVTT demands. */
function plainLine(line: string): string {
  return line
    .replace(TAG, '')
    .replace(/\{\\[^}]*\}/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .trim();
}

/** Adds a line to a cue as plain words; the name of a voice (`<v Ada>`) comes before what it says. */
function addLine(cue: Cue, line: string): void {
  const [before = '', ...voices] = line.split(/<v(?:\.[^\s>]*)?\s+([^>]+)>/);
  const added = [plainLine(before)];
  for (let at = 0; at < voices.length; at += 2) {
    const speaker = plainLine(voices[at] ?? '').replace(/\s+/g, ' ');
    const words = plainLine(voices[at + 1] ?? '');
    const isNew = speaker !== '' && speaker !== cue.speaker && !words.startsWith(`${speaker}:`);
    added.push(isNew ? `${speaker}: ${words}`.trim() : words);
    cue.speaker = speaker;
  }
  cue.lines.push(...added.filter(Boolean));
}

const HEADER = /^WEBVTT([ \t]|$)/;
const NOT_SHOWN = /^(NOTE|STYLE|REGION)([ \t]|$)/;

/**
 * Returns captions (WebVTT or SubRip) as they are stored: times and plain text, without styles, tags or scripts. As WebVTT
 * demands, cues that end before they have begun and blocks without a time are left out. Null if the text is neither format
 * or has no other cue.
 */
export function parseCaptions(text: string): Captions | null {
  const lines = text
    .replace(/^\uFEFF/, '')
    // The database stores none.
    .replaceAll('\0', '\uFFFD')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const isWebVtt = HEADER.test(lines[0] ?? '');
  // SubRip has no heading: a number and a time, or a time alone.
  const isNumbered = /^\s*\d+\s*$/.test(lines[first] ?? '');
  const isSubRip = timesOf(lines[isNumbered ? first + 1 : first] ?? '') !== null;
  if (!isWebVtt && !isSubRip) return null;

  const cues: Cue[] = [];
  const leftOut: number[] = [];
  let state: 'between' | 'comment' | 'skipped' | 'cue' = isWebVtt ? 'skipped' : 'between';
  lines.forEach((line, index) => {
    const times = timesOf(line);
    const cue = cues.at(-1);
    if (line === '') state = 'between';
    else if (state === 'comment') return;
    else if (state === 'between' && NOT_SHOWN.test(line)) state = 'comment';
    else if (times) {
      // Some writers leave no line between two cues.
      if (state === 'cue' && cue && /^\d+$/.test(cue.lines.at(-1) ?? '')) cue.lines.pop();
      const isShown = secondsOf(times.to) > secondsOf(times.from);
      if (isShown) cues.push({ ...times, lines: [], speaker: '' });
      else leftOut.push(index + 1);
      state = isShown ? 'cue' : 'skipped';
    } else if (state === 'cue' && cue) addLine(cue, line);
    else if (state === 'between' && line.trim() !== '' && !timesOf(lines[index + 1] ?? '')) {
      leftOut.push(index + 1);
      state = 'skipped';
    }
  });
  const shown = cues.filter((cue) => cue.lines.length > 0);
  if (shown.length === 0) return null;
  const written = shown.map((cue) => `${cue.from} --> ${cue.to}\n${cue.lines.join('\n')}`);
  return { text: `WEBVTT\n\n${written.join('\n\n')}\n`, leftOut };
}

/** Returns captions as they are stored, or null if they cannot be read. */
export const readCaptions = (text: string): string | null => parseCaptions(text)?.text ?? null;

const MAX_NAMED = 10;

/** Returns what was left out of captions, such as '1 cue (line 12)'; null if nothing was. */
export function leftOutCues(text: string): string | null {
  const lines = parseCaptions(text)?.leftOut ?? [];
  if (lines.length === 0) return null;
  const named = lines.slice(0, MAX_NAMED).join(', ') + (lines.length > MAX_NAMED ? ', …' : '');
  return lines.length === 1 ? `1 cue (line ${named})` : `${lines.length} cues (lines ${named})`;
}
