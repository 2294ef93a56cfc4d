import { Status } from '@/components/ui/status';
import { businessDay } from '@/lib/core/time/business-time';
import { dayText } from '@/lib/deals/day-text';
import type { ListedDeal } from '@/lib/deals/model';
import { lostReasonNames } from '@/lib/deals/stages';
import { stepState } from '@/lib/deals/steps';

/** Next step of a deal with its date. Highlighted if it is overdue, or if an open deal has no next step. */
export function NextStep({ deal }: { deal: ListedDeal }) {
  const today = businessDay(new Date());
  const state = stepState(deal, today);
  if (state === 'closed') {
    return (
      deal.lostReason && <span className="text-ink-3">{lostReasonNames[deal.lostReason]}</span>
    );
  }
  if (state === 'none' || !deal.nextStepOn) return <Status tone="high">No next step</Status>;
  const day = dayText(deal.nextStepOn, today);
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      {state === 'late' ? (
        <Status tone="high">Was due {day}</Status>
      ) : (
        <span className={state === 'today' ? 'font-medium text-ink' : ''}>
          {state === 'today' ? 'Today' : day}
        </span>
      )}
      <span className="min-w-0 text-ink wrap-anywhere">{deal.nextStep}</span>
    </span>
  );
}
