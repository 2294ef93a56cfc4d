import 'server-only';
import {
  type NoticeKey,
  type NoticeValues,
  notices,
  noticesWithReason,
  noticeText,
} from '@/lib/notices';
import type { Refusal, RefusalDetails } from './refusal';

/** An action that was carried out, as the browser sees it: like a refusal, with its sentence. */
export type Done<Notice extends NoticeKey = NoticeKey> = { notice: Notice; text: string };

/**
 * Returns what an action has done, with its sentence and what else its screen needs. The sentence names the `count`
 * or the `name` where its notice has one.
 */
export function done<Notice extends NoticeKey>(notice: Notice): Done<Notice>;
export function done<Notice extends NoticeKey, const Details extends NoticeValues>(
  notice: Notice,
  details: Details,
): Done<Notice> & Details;
export function done(notice: NoticeKey, details?: NoticeValues) {
  return { ...details, notice, text: noticeText(notice, details) };
}

/** Returns a refusal with its sentence, which names the reason where it has one. */
export function refusalOf(notice: NoticeKey, details: RefusalDetails = {}): Refusal {
  const withReason: Partial<Record<NoticeKey, (reason: string) => string>> = noticesWithReason;
  const sentence = details.reason ? withReason[notice]?.(details.reason) : undefined;
  return { notice, text: sentence ?? notices[notice], details };
}
