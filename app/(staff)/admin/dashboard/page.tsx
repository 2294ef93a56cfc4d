import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { Suspense } from 'react';
import { DashboardSkeleton } from '@/components/dashboard/dashboard-skeleton';
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
  const dashboard = readLeaderDashboard(leader, period, new Date());
  return (
    <>
      <ScreenHead
        title="Dashboard"
        purpose="What needs you first today, and how the week is going."
      />
      <div className="grid gap-8">
        <Suspense fallback={<DashboardSkeleton tiles={0} panels={2} />}>
          <Inbox
            lists={dashboard.then(({ inbox }) => inbox)}
            unlisted={dashboard.then(({ unlisted }) => unlisted)}
          />
        </Suspense>
        <Suspense fallback={<DashboardSkeleton tiles={0} panels={3} />}>
          <LeaderDay
            today={dashboard.then(({ today }) => today)}
            agenda={dashboard.then(({ agenda }) => agenda)}
            leader={leader}
          />
        </Suspense>
        <section aria-labelledby="figures" className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <h2 id="figures" className="text-base font-semibold">
              Figures
            </h2>
            <RangeChoice filters={filters} period={period} today={today} />
          </div>
          <Suspense
            key={`${period.first} ${period.last}`}
            fallback={<DashboardSkeleton tiles={6} panels={3} />}
          >
            <Figures
              period={period}
              figures={dashboard.then(({ figures }) => figures)}
              landingPages={dashboard.then(({ landingPages }) => landingPages)}
            />
          </Suspense>
        </section>
        <Suspense fallback={<DashboardSkeleton tiles={0} panels={1} />}>
          <RecentChanges changes={dashboard.then(({ changes }) => changes)} />
        </Suspense>
      </div>
    </>
  );
}
