/** Longest captions: those of ten hours. */
export const MAX_CAPTIONS_LENGTH = 400_000;

const TIMING =
  /^((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t].*)?$/;

type Cue = { from: string; to: string; lines: string[] };

/** Returns the seconds of a time, '01:02:03.500' or '02:03.500'. */
function secondsOf(time: string): number {
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Returns a line without tags, and without the signs that could begin one or a timing. */
function plainLine(line: string): string {
  return line
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '')
    .replaceAll('&gt;', '')
    .replaceAll('-->', '')
    .replace(/[<>]/g, '')
    .trim();
}

/** Returns the cue of a block of lines; null for a comment, a style or a region, and undefined for a broken one. */
function readCue(block: string[]): Cue | null | undefined {
  const [first = '', second = ''] = block;
  if (/^(NOTE|STYLE|REGION)([ \t]|$)/.test(first)) return null;
  const at = TIMING.test(first) ? 0 : TIMING.test(second) ? 1 : -1;
  const [, from = '', to = ''] = TIMING.exec(block[at] ?? '') ?? [];
  if (at === -1 || secondsOf(to) <= secondsOf(from)) return undefined;
  return {
    from,
    to,
    lines: block
      .slice(at + 1)
      .map(plainLine)
      .filter(Boolean),
  };
}

/**
 * Returns captions (WebVTT) as they are stored: times and plain text, without styles, tags or scripts. Null if the text
 * is no WebVTT or has no cue.
 */
export function readCaptions(text: string): string | null {
  const [head = '', ...rest] = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/);
  if (!/^WEBVTT([ \t\n]|$)/.test(head)) return null;
  const cues: string[] = [];
  for (const block of rest) {
    const lines = block.split('\n').filter((line) => line.trim() !== '');
    if (lines.length === 0) continue;
    const cue = readCue(lines);
    if (cue === undefined) return null;
    if (cue && cue.lines.length > 0)
      cues.push(`${cue.from} --> ${cue.to}\n${cue.lines.join('\n')}`);
  }
  return cues.length > 0 ? `WEBVTT\n\n${cues.join('\n\n')}\n` : null;
}
