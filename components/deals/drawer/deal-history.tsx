import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { shortMoment } from '@/lib/core/time/business-time';
import type { Deal } from '@/lib/deals/model';
import { dealStageNames, lostReasonNames } from '@/lib/deals/stages';

/** Stage history of a deal, latest first. */
export function DealHistory({ history }: Pick<Deal, 'history'>) {
  return (
    <section aria-label="Stages">
      <h3 className="text-[0.9375rem] font-medium text-ink">Stages</h3>
      <ol className="mt-2 space-y-3 border-l border-line pl-4">
        {history.map(({ id, from, to, lostReason, actorName, at }) => (
          <li key={id}>
            <p className="text-ink">
              {from
                ? `${dealStageNames[from]} → ${dealStageNames[to]}`
                : `Created as ${dealStageNames[to]}`}
              {lostReason && `: ${lostReasonNames[lostReason]}`}
            </p>
            <p>{actorName}</p>
            <p className="font-mono text-xs text-ink-3">
              {shortMoment(at)} {BUSINESS_TIME_ZONE_NAME}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
