const DAY_MS = 86_400_000;

/** Returns the day 'YYYY-MM-DD' `count` days after another, or before it if negative. */
export function dayPlus(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the weekday of a day 'YYYY-MM-DD'; 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
