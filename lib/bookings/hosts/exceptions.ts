import { z } from 'zod';
import '@/lib/core/zod-without-eval';
import { trimText } from '@/lib/core/text/trim';
import { typedText } from '@/lib/core/text/typed-text';
import { isCalendarDay } from '@/lib/core/time/wall-clock';

/** Kind of exception on a day: the host is away, or offers extra start times. */
export const EXCEPTION_KINDS = ['off', 'extra'] as const;
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

/**
 * A part of a day 'YYYY-MM-DD' that differs from the weekly hours; times are 'HH:mm' in the business zone. `off` ends
 * at `until`; for `extra`, `until` is the last start.
 */
export type HostException = { day: string; kind: ExceptionKind; from: string; until: string };

/** Upper limit of the upcoming exceptions of a host. */
export const MAX_EXCEPTIONS = 200;

export const WHOLE_DAY = { from: '00:00', until: '24:00' } as const;

export const isWholeDay = ({ from, until }: Pick<HostException, 'from' | 'until'>) =>
  from === WHOLE_DAY.from && until === WHOLE_DAY.until;

const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
const LINE = new RegExp(String.raw`^(\S+) (off|extra) (${TIME})-(${TIME}|24:00)$`);

/** Returns exceptions for the form, one per line: '2026-12-24 off 09:00-12:00'. */
export function exceptionsText(exceptions: readonly HostException[]): string {
  return exceptions.map((one) => `${one.day} ${one.kind} ${one.from}-${one.until}`).join('\n');
}

function parseLine(line: string): HostException | null {
  const [, day = '', kind, from = '', until = ''] = LINE.exec(line) ?? [];
  if (!isCalendarDay(day)) return null;
  if (kind !== 'off' && kind !== 'extra') return null;
  return until > from || (kind === 'extra' && until === from) ? { day, kind, from, until } : null;
}

/** Parses the output of `exceptionsText`; skips invalid lines. */
export function exceptionsOf(text: string): HostException[] {
  return text.split('\n').flatMap((line) => parseLine(trimText(line)) ?? []);
}

/** The exceptions in a form. Start times of a kind are unique within a day. */
export const exceptionsField = typedText().transform((text, context): HostException[] => {
  const found = exceptionsOf(text);
  const lines = text.split('\n').filter((line) => trimText(line));
  const starts = new Set(found.map(({ day, kind, from }) => `${day} ${kind} ${from}`));
  const problem =
    (found.length < lines.length &&
      `Please write lines such as 2026-12-24 off 09:00-12:00. This line could not be read: "${lines.find((line) => !parseLine(trimText(line)))}".`) ||
    (starts.size < found.length && 'Two exceptions of a day start at the same time.') ||
    (found.length > MAX_EXCEPTIONS && `Please keep at most ${MAX_EXCEPTIONS} exceptions.`);
  if (!problem) return found;
  context.addIssue({ code: 'custom', message: problem });
  return z.NEVER;
});
