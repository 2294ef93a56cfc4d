import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { DealFigures } from '@/components/dashboard/deal-figures';
import { Figures } from '@/components/dashboard/figures';
import { Inbox } from '@/components/dashboard/inbox';
import { LeaderDay } from '@/components/dashboard/leader-day';
import { RangeChoice } from '@/components/dashboard/range-choice';
import { RecentChanges } from '@/components/dashboard/recent-changes';
import { ScreenHead } from '@/components/staff/screen-head';
import { requireLeader } from '@/lib/core/auth/guard';
import { businessDay } from '@/lib/core/time/business-time';
import { readLeaderDashboard } from '@/lib/dashboard/data';
import { dashboardFilters } from '@/lib/dashboard/filters';
import { chosenPeriod } from '@/lib/dashboard/periods';

export const metadata: Metadata = { title: 'Dashboard' };

const load = createLoader(dashboardFilters);

type DashboardScreenProps = { searchParams: Promise<SearchParams> };

export default async function DashboardScreen({ searchParams }: DashboardScreenProps) {
  const leader = await requireLeader();
  const filters = await load(searchParams);
  const today = businessDay(new Date());
  const period = chosenPeriod(filters, today);
  const {
    inbox,
    unlisted,
    today: entries,
    agenda,
    ...rest
  } = await readLeaderDashboard(leader, period, new Date());
  return (
    <>
      <ScreenHead
        title="Dashboard"
        purpose="What needs your attention today, and how the week is going."
      />
      <div className="grid gap-8">
        <Inbox lists={inbox} unlisted={unlisted} />
        <LeaderDay today={entries} agenda={agenda} leader={leader} />
        <DealFigures {...rest} period={period} />
        <section aria-labelledby="figures" className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <h2 id="figures" className="text-base font-semibold">
              Figures
            </h2>
            <RangeChoice filters={filters} period={period} today={today} />
          </div>
          <Figures period={period} figures={rest.figures} landingPages={rest.landingPages} />
        </section>
        <RecentChanges changes={rest.changes} timeZone={leader.timeZone} />
      </div>
    </>
  );
}
