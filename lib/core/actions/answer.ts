import 'server-only';
import {
  type NoticeKey,
  type NoticeValues,
  notices,
  noticesWithReason,
  noticeText,
} from '@/lib/notices';
import type { Refusal, RefusalDetails } from './refusal';

/** Result of a successful action for the browser, with its message, like a refusal. */
export type Done<Notice extends NoticeKey = NoticeKey> = { notice: Notice; text: string };

/**
 * Returns the result of an action with its message and further data for the screen. The message contains the `count` or
 * the `name` if its notice requires one.
 */
export function done<Notice extends NoticeKey>(notice: Notice): Done<Notice>;
export function done<Notice extends NoticeKey, const Details extends NoticeValues>(
  notice: Notice,
  details: Details,
): Done<Notice> & Details;
export function done(notice: NoticeKey, details?: NoticeValues) {
  return { ...details, notice, text: noticeText(notice, details) };
}

/** Returns a refusal with its message, including the reason if its notice requires one. */
export function refusalOf(notice: NoticeKey, details: RefusalDetails = {}): Refusal {
  const withReason: Partial<Record<NoticeKey, (reason: string) => string>> = noticesWithReason;
  const sentence = details.reason ? withReason[notice]?.(details.reason) : undefined;
  return { notice, text: sentence ?? notices[notice], details };
}
