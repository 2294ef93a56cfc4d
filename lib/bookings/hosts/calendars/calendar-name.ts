import { cleanName } from './ics/clean-name';

/** Returns the name that a calendar gives itself (X-WR-CALNAME); null without one. */
export function calendarName(text: string): string | null {
  const [, folded = ''] =
    /^X-WR-CALNAME(?:;[^:\r\n]*)?:([^\r\n]*(?:\r?\n[ \t][^\r\n]*)*)/im.exec(text) ?? [];
  const unfolded = folded.replace(/\r?\n[ \t]/g, '');
  return cleanName(unfolded.replace(/\\n/gi, ' ').replace(/\\([\\;,])/g, '$1')) || null;
}
