/** A part of a day: its first and last start in minutes since midnight, both included. */
export type HourRange = { opens: number; closes: number };

/** Ranges by weekday; 0 is Sunday. */
export type WeekHours = readonly (readonly HourRange[])[];

/** First and last possible start of a day, and the interval between starts, in minutes. */
export type HourBounds = { first: number; last: number; step: number };

/** Returns the starts of a day within the bounds, in minutes since midnight. */
export function startsWithin({ first, last, step }: HourBounds): number[] {
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, i) => first + i * step);
}

const covers = (ranges: readonly HourRange[], start: number) =>
  ranges.some(({ opens, closes }) => opens <= start && start <= closes);

/** Returns whether a range contains this start. */
export function isOpen(ranges: readonly HourRange[] | undefined, start: number): boolean {
  return ranges !== undefined && covers(ranges, start);
}

/** Returns the ranges that contain exactly these starts; consecutive starts form one range. */
export function rangesOf(starts: readonly number[], step: number): HourRange[] {
  const ranges: HourRange[] = [];
  for (const start of [...starts].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && start - last.closes <= step) last.closes = start;
    else ranges.push({ opens: start, closes: start });
  }
  return ranges;
}

/** Opens or closes every start between `from` and `to`, in either order. */
export function paintRange(
  ranges: readonly HourRange[],
  { from, to, open }: { from: number; to: number; open: boolean },
  bounds: HourBounds,
): HourRange[] {
  const [least, most] = [Math.min(from, to), Math.max(from, to)];
  const starts = startsWithin(bounds).filter((start) =>
    least <= start && start <= most ? open : covers(ranges, start),
  );
  return rangesOf(starts, bounds.step);
}

/** Formats minutes since midnight as '9' or '13:30'. */
export function shortTime(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

/** Formats ranges as '9–12, 13:30–17', the format of `parseRanges`; an empty text for a closed day. */
export function rangesText(ranges: readonly HourRange[]): string {
  return ranges
    .map(({ opens, closes }) =>
      opens === closes ? shortTime(opens) : `${shortTime(opens)}–${shortTime(closes)}`,
    )
    .join(', ');
}

const TIME = /^(\d{1,2})(?:[:.](\d{2}))?\s*(am?|pm?)?$/;

/**
 * Parses '9', '13:30' or '1:30pm' to minutes since midnight, or returns null. Without am or pm, '2' is read as 14:00 if
 * only that is within the bounds.
 */
function parseTime(text: string, { first, last }: HourBounds): number | null {
  const [, hour, minute = '0', half] =
    TIME.exec(text.trim().toLowerCase().replaceAll('.m.', 'm')) ?? [];
  if (hour === undefined) return null;
  const hours = Number(hour);
  if (hours > 24 || Number(minute) > 59 || (half && (hours < 1 || hours > 12))) return null;
  if (half) return ((hours % 12) + (half.startsWith('p') ? 12 : 0)) * 60 + Number(minute);
  const minutes = hours * 60 + Number(minute);
  const afternoon = minutes + 12 * 60;
  return minutes < first && hours <= 12 && afternoon <= last ? afternoon : minutes;
}

/** Parses typed ranges, such as '9–12, 13:30–17' or '9am-5pm'. `error` is null if the whole text was understood. */
export function parseRanges(
  text: string,
  bounds: HourBounds,
): { ranges: HourRange[]; error: string | null } {
  const refuse = (error: string) => ({ ranges: [], error });
  const typed = text.trim();
  if (/^(|closed|–|-)$/i.test(typed)) return { ranges: [], error: null };
  const starts: number[] = [];
  for (const part of typed.split(/[,;\n]|\band\b/i).filter((piece) => piece.trim())) {
    const ends = part.split(/\s*(?:[-–—−]|\bto\b)\s*/i);
    const [opens, closes] = [ends[0], ends.at(-1)].map((end) => parseTime(end ?? '', bounds));
    if (ends.length > 2 || opens == null || closes == null) {
      return refuse(`“${part.trim()}” is not a range. Please write for example 9–12, 13:30–17.`);
    }
    if (closes < opens) return refuse(`In “${part.trim()}” the last start is before the first.`);
    if (opens < bounds.first || closes > bounds.last) {
      const [first, last] = [shortTime(bounds.first), shortTime(bounds.last)];
      return refuse(
        `Consultations can start from ${first} to ${last}: “${part.trim()}” does not fit.`,
      );
    }
    if ((opens - bounds.first) % bounds.step || (closes - bounds.first) % bounds.step) {
      return refuse(
        `“${part.trim()}” is between two starts, which are ${bounds.step} minutes apart.`,
      );
    }
    starts.push(...startsWithin({ ...bounds, first: opens, last: closes }));
  }
  return { ranges: rangesOf([...new Set(starts)], bounds.step), error: null };
}
