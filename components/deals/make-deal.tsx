'use client';

import { useRouter } from 'next/navigation';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { makeDeal } from '@/lib/deals/actions';
import { dealPath } from '@/lib/paths/staff';

/** Returns `make`, which creates a deal from a booking and opens it. */
export function useMakeDeal(bookingId: string) {
  const router = useRouter();
  const { run, isPending } = useStaffAction();
  async function make() {
    const made = await run(() => makeDeal({ id: bookingId }));
    if (made) router.push(dealPath('admin', made.id));
  }
  return { make, isPending };
}

/** Offers to create a deal after a completed consultation. */
export function AskForDeal({ deal }: { deal: ReturnType<typeof useMakeDeal> }) {
  return (
    <section
      aria-label="What comes of it"
      className="flex flex-wrap items-center justify-between gap-3 rounded-surface border border-line-strong px-4 py-3"
    >
      <p className="min-w-0 text-ink">
        Is there a deal in it? The brief, subject and estimate are copied to the deal.
      </p>
      <Button size="sm" pending={deal.isPending} onClick={() => void deal.make()}>
        Make a deal
      </Button>
    </section>
  );
}
