import { EmailText } from '@/components/ui/email-text';
import { Status } from '@/components/ui/status';
import { zonedMoment } from '@/lib/core/time/business-time';
import type { ListedWaiting } from '@/lib/webinars/waitlist/model';

/** Waiting list in order. Renders nothing if it is empty. */
export function WaitingList({ waiting }: { waiting: ListedWaiting[] }) {
  if (waiting.length === 0) return null;
  return (
    <section
      aria-labelledby="waiting-title"
      className="mb-5 rounded-surface border border-line bg-surface"
    >
      <h2 id="waiting-title" className="border-b border-line px-4 py-3 font-medium text-ink">
        Waiting list ({waiting.length})
      </h2>
      <ol className="divide-y divide-line">
        {waiting.map((one, index) => (
          <li key={one.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-2.5">
            <span className="w-6 shrink-0 font-mono text-ink-3">{index + 1}</span>
            <span className="min-w-40 font-medium text-ink">{one.name}</span>
            <a href={`mailto:${one.email}`} className="underline-offset-4 hover:underline">
              <EmailText>{one.email}</EmailText>
            </a>
            <span className="text-ink-3">{one.company}</span>
            <span className="ml-auto">
              {one.status === 'offered' && one.offerEndsAt ? (
                <Status tone="accent">Offered until {zonedMoment(one.offerEndsAt)}</Status>
              ) : (
                <Status tone="neutral">Waiting since {zonedMoment(one.waitsSince)}</Status>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
