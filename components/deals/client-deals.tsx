import { ButtonLink } from '@/components/ui/button-link';
import { valueText } from '@/lib/deals/amounts';
import type { ListedDeal } from '@/lib/deals/model';
import { dealPath, newDealPath } from '@/lib/paths/staff';
import { DealStageMark } from './deal-stage-mark';
import { NextStep } from './next-step';

type ClientDealsProps = { client: { id: string }; deals: readonly ListedDeal[] };

/** Deals on a contact's page. */
export function ClientDeals({ client, deals }: ClientDealsProps) {
  return (
    <section aria-label="Deals" className="rounded-surface border border-line bg-surface px-4 py-3">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-[0.9375rem] font-medium text-ink">Deals</h2>
        <ButtonLink href={newDealPath(client.id)} variant="secondary" size="sm">
          New deal
        </ButtonLink>
      </div>
      {deals.length === 0 && <p className="mt-2">No deal yet.</p>}
      <ul className="mt-2 space-y-3">
        {deals.map((deal) => (
          <li key={deal.id}>
            <a
              href={dealPath('admin', deal.id)}
              className="text-accent underline underline-offset-4 wrap-anywhere"
            >
              {deal.title}
            </a>
            <p className="flex flex-wrap gap-x-3">
              <DealStageMark stage={deal.stage} />
              <span className="font-mono text-ink tabular-nums">{valueText(deal)}</span>
            </p>
            <p className="empty:hidden">
              <NextStep deal={deal} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
