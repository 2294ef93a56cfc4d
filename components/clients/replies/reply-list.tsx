import { Status } from '@/components/ui/status';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import type { Reply, ReplyState } from '@/lib/clients/replies/model';
import { replyStateNames } from '@/lib/clients/replies/rules';
import { shortMoment } from '@/lib/core/time/business-time';
import { deliveryPath } from '@/lib/paths/staff';

const tones = {
  pending: 'medium',
  delivered: 'low',
  dead: 'high',
  off: 'high',
} as const satisfies Record<ReplyState, string>;

/** Emails that staff wrote about a record, oldest first. */
export function ReplyList({ replies }: { replies: readonly Reply[] }) {
  if (replies.length === 0) return null;
  return (
    <ol aria-label="Replies" className="space-y-3">
      {replies.map(({ id, subject, body, state, sentAt, senderName, email }) => (
        <li key={id} className="rounded-surface border border-line px-4 py-3">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-ink">
            <span className="font-medium wrap-anywhere">{subject}</span>
            <Status tone={tones[state]}>{replyStateNames[state]}</Status>
          </p>
          <details className="group mt-1">
            <summary className="cursor-pointer list-none [&::-webkit-details-marker]:hidden">
              <span className="line-clamp-2 wrap-anywhere group-open:hidden">{body}</span>
              <span className="text-accent underline underline-offset-4">
                <span className="group-open:hidden">Show all</span>
                <span className="hidden group-open:inline">Show less</span>
              </span>
            </summary>
            <p className="mt-2 wrap-anywhere whitespace-pre-line text-ink">{body}</p>
          </details>
          <p className="mt-1 text-xs text-ink-3">
            {senderName} to <span className="wrap-anywhere">{email}</span>, {shortMoment(sentAt)}{' '}
            {BUSINESS_TIME_ZONE_NAME}
            {state !== 'delivered' && (
              <>
                {'. '}
                <a href={deliveryPath(id)} className="text-accent underline underline-offset-4">
                  Open its delivery
                </a>
              </>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
