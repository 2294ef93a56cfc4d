import { cleanName } from './ics/clean-name';

/** Returns the name in a calendar (X-WR-CALNAME); null if there is none. */
export function calendarName(text: string): string | null {
  const [, folded = ''] =
    /^X-WR-CALNAME(?:;[^:\r\n]*)?:([^\r\n]*(?:\r?\n[ \t][^\r\n]*)*)/im.exec(text) ?? [];
  const unfolded = folded.replace(/\r?\n[ \t]/g, '');
  return cleanName(unfolded.replace(/\\n/gi, ' ').replace(/\\([\\;,])/g, '$1')) || null;
}
