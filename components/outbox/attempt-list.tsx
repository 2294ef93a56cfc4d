import { Status } from '@/components/ui/status';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { shortMoment } from '@/lib/core/time/business-time';
import type { DeliveryAttempt } from '@/lib/outbox/model';

/** Results of the delivery attempts, newest first. */
export function AttemptList({ attempts }: { attempts: readonly DeliveryAttempt[] }) {
  return (
    <section aria-labelledby="attempts">
      <h3 id="attempts" className="pb-2 font-medium text-ink">
        Attempts
      </h3>
      {attempts.length === 0 ? (
        <p>None yet.</p>
      ) : (
        <ol className="divide-y divide-line border-y border-line">
          {attempts.map(({ id, at, durationMs, responseStatus, error }) => (
            <li key={id} className="py-2">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <Status tone={error ? 'high' : 'low'}>
                  {error ? 'Failed' : 'Accepted'}
                  {responseStatus !== null && ` with ${responseStatus}`}
                </Status>
                <span className="moment text-ink-3">
                  {shortMoment(at)}
                  {durationMs !== null && `, ${durationMs} ms`}
                </span>
              </div>
              {error && <p className="mt-1 wrap-anywhere">{error}</p>}
            </li>
          ))}
        </ol>
      )}
      <p className="pt-2 text-ink-3">Times are {BUSINESS_TIME_ZONE_NAME}.</p>
    </section>
  );
}
