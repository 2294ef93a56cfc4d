import { ActionFailure } from '@/lib/core/actions/failure';
import type { ContentState } from '@/lib/core/cache/change';
import type { NoticeKey } from '@/lib/notices';
import type { ContentTable } from '@/lib/paths';
import { contentKinds } from './kinds';

/** Valid transitions from each state. From scheduled to scheduled changes the time. */
export const CONTENT_TRANSITIONS: Record<ContentState, readonly ContentState[]> = {
  draft: ['published', 'scheduled', 'archived'],
  scheduled: ['published', 'scheduled', 'draft', 'archived'],
  published: ['draft', 'archived'],
  archived: ['published', 'draft'],
};

/** A transition to another state; `at` is the UTC instant when scheduled content goes live. */
export type Move = {
  to: ContentState;
  at?: string;
  notifiesSubscribers?: boolean;
  tellsRegistrants?: boolean;
};

/**
 * Refuses a move to a time in the past, or an invalid transition.
 * @param outdated notice for an invalid transition, which only an outdated screen requests
 */
export function requireMove(
  from: ContentState,
  { to, at }: Move,
  outdated: 'editorOutdated' | 'contentChangedMeanwhile',
): void {
  if (at && Date.parse(at) <= Date.now()) throw new ActionFailure('contentTimePassed');
  if (!CONTENT_TRANSITIONS[from].includes(to)) throw new ActionFailure(outdated);
}

/**
 * Returns the columns that a move sets. Subscribers are mailed when a record goes live, and registrants about changes,
 * only if the move requests it.
 */
export function moveColumns(
  table: ContentTable,
  { to, at, notifiesSubscribers = false, tellsRegistrants = false }: Move,
): { state: ContentState; published_at?: string } {
  const goesLive = to === 'published' || to === 'scheduled';
  return {
    state: to,
    ...(at && { published_at: at }),
    ...(goesLive && contentKinds[table].isAnnounced && { notify_subscribers: notifiesSubscribers }),
    ...(contentKinds[table].hasRegistrants && { tells_registrants: tellsRegistrants }),
  };
}

/** Returns the notice of a change that queued emails: to registrants, or to subscribers with the given notice. */
export function mailedNotice<Notice extends NoticeKey>(
  table: ContentTable,
  notice: Notice,
  count: number,
) {
  return contentKinds[table].hasRegistrants
    ? { notice: 'registrantsTold' as const, count }
    : { notice, count };
}

const moved = {
  draft: 'contentUnpublished',
  scheduled: 'contentScheduled',
  published: 'contentPublished',
  archived: 'contentArchived',
} as const satisfies Record<ContentState, NoticeKey>;

/**
 * Returns the notice of a completed move.
 * @param mails number of emails queued to subscribers or registrants
 */
export function moveNotice(table: ContentTable, { to, notifiesSubscribers }: Move, mails: number) {
  if (mails > 0) return mailedNotice(table, 'contentPublishedAndMailed', mails);
  const isScheduledMail = to === 'scheduled' && notifiesSubscribers;
  return { notice: isScheduledMail ? ('contentScheduledWithMail' as const) : moved[to] };
}
