/** Maximum length of captions: about ten hours of video. */
export const MAX_CAPTIONS_LENGTH = 400_000;

/** Captions as stored (WebVTT), and the line numbers of cues that cannot be shown. */
export type Captions = { text: string; leftOut: number[] };

type Cue = { from: string; to: string; lines: string[]; speaker: string };

const TIME = String.raw`(?:(\d+):)?([0-5]?\d):([0-5]?\d)(?:[.,]\s?(\d{1,3}))?`;
/** Settings follow after a blank, or directly. */
const TIMING = new RegExp(String.raw`^\s*${TIME}\s*-->\s*${TIME}(?:[\sa-z].*)?$`, 'i');

/** Returns a time in WebVTT format. SubRip uses a comma, and both formats may omit zeros or fractions of a second. */
function timeOf([hours, minutes = '', seconds = '', rest = '']: (string | undefined)[]): string {
  const two = (part: string) => part.padStart(2, '0');
  const time = `${two(minutes)}:${two(seconds)}.${rest.padEnd(3, '0')}`;
  return hours === undefined ? time : `${two(hours)}:${time}`;
}

/** Returns the number of seconds of a time, '01:02:03.500' or '02:03.500'. */
function secondsOf(time: string): number {
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Returns the start and end time of a line such as '00:01.000 --> 00:03.000'; null if it has none. */
function timesOf(line: string): { from: string; to: string } | null {
  const [whole, ...parts] = TIMING.exec(line) ?? [];
  if (whole === undefined) return null;
  return { from: timeOf(parts.slice(0, 4)), to: timeOf(parts.slice(4)) };
}

/** Tags of WebVTT and SubRip. Any other `<` is a plain character. */
const TAG = /<\/?[a-z][\w.-]*(?:\s[^<>]*)?\/?>|<\d[\d:.]*>/gi;

/** Returns a line without tags; escapes characters that could start a tag or a timing, as WebVTT requires. */
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

/** Adds a line to a cue as plain text, with the name of a voice (`<v Ada>`) before the speaker's words. */
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
 * Returns captions (WebVTT or SubRip) in the stored format: times and plain text, without styles, tags or scripts.
 * Leaves out cues that end before they begin and blocks without a time, as WebVTT requires. Null if the text has
 * neither format or no valid cue.
 */
export function parseCaptions(text: string): Captions | null {
  const lines = text
    .replace(/^\uFEFF/, '')
    // The database cannot store NUL characters.
    .replaceAll('\0', '\uFFFD')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const isWebVtt = HEADER.test(lines[0] ?? '');
  // SubRip has no header: it starts with a number and a time, or only a time.
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
      // Some programs write no blank line between two cues.
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

/** Returns a description of the omitted cues, such as '1 cue (line 12)'; null if there are none. */
export function leftOutCues(text: string): string | null {
  const lines = parseCaptions(text)?.leftOut ?? [];
  if (lines.length === 0) return null;
  const named = lines.slice(0, MAX_NAMED).join(', ') + (lines.length > MAX_NAMED ? ', …' : '');
  return lines.length === 1 ? `1 cue (line ${named})` : `${lines.length} cues (lines ${named})`;
}
