import type { Host } from './model';

type Health = { tone: 'low' | 'high' | 'neutral'; text: string };

/** Returns how the calendars of a host are; null for a host without any. */
export function calendarHealth({ calendars }: Pick<Host, 'calendars'>): Health | null {
  if (calendars.length === 0) return null;
  const failing = calendars.filter(({ failingSince }) => failingSince !== null);
  if (failing.length > 0) {
    const names = failing.map(({ title }) => title).join(', ');
    return { tone: 'high', text: `${failing.length === 1 ? 'Fails' : 'Fail'}: ${names}` };
  }
  if (calendars.some(({ lastReadAt }) => lastReadAt === null)) {
    return { tone: 'neutral', text: 'Not read yet' };
  }
  return {
    tone: 'low',
    text: calendars.length === 1 ? '1 calendar' : `${calendars.length} calendars`,
  };
}
