import type { OpenDay } from '@/lib/bookings/availability/packed-days';

type Slot = { date?: string | undefined; time?: string | undefined };

/**
 * Returns with whom a visitor would talk at a slot, as a sentence and as a short label; null without a complete slot.
 * The database makes the final decision, and asks before another host takes over.
 * @param kept days with the slots at which the host of the booking is free
 */
export function moveHost(host: string, kept: readonly OpenDay[], { date, time }: Slot) {
  if (!date || !time) return null;
  const isKept = kept.some((day) => day.date === date && day.free.includes(time));
  return isKept
    ? { sentence: `You talk with ${host}, as before.`, label: `with ${host}` }
    : {
        sentence: `${host} is not free at that time. We tell you with whom you would talk before anything moves.`,
        label: 'with someone else',
      };
}
