import { brand } from '@/lib/brand';
import { formattedMoment } from '@/lib/core/time/business-time';
import type { ChangeRules } from './availability/model';

const hoursBefore = (hours: number) => (hours === 1 ? 'an hour' : `${hours} hours`);

/**
 * Returns until when any booking can be moved or cancelled, as the end of a sentence after "You can move or cancel it".
 */
export function changeRule({ noticeHours, changeNoticeHours }: ChangeRules): string {
  if (changeNoticeHours === 0) return 'up to its start';
  const rule = `until ${hoursBefore(changeNoticeHours)} before its start`;
  if (noticeHours >= changeNoticeHours) return rule;
  const late = noticeHours === 0 ? 'up to its start' : `until ${hoursBefore(noticeHours)} before`;
  return `${rule}, or ${late} if you book it later than that`;
}

/**
 * Returns as a sentence until when a booking can be moved or cancelled, or that it no longer can.
 * @param changeableUntil as stored; null for events that an earlier release has queued
 */
export function changeLimit(changeableUntil: string | null, now: Date): string {
  if (changeableUntil === null) return 'You can move or cancel it online.';
  const until = new Date(changeableUntil);
  return until > now
    ? `You can move or cancel it until ${formattedMoment(until)}.`
    : `It can no longer be moved or cancelled online. Please call ${brand.phone.label}.`;
}

/** Returns whether the visitor can still move or cancel a booking. */
export function isChangeable(changeableUntil: string | null, now: Date): boolean {
  return changeableUntil === null || new Date(changeableUntil) > now;
}
