import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { ChannelTable } from '@/components/dashboard/channel-table';
import { Figures } from '@/components/dashboard/figures';
import { Panel } from '@/components/dashboard/panel';
import { RangeChoice } from '@/components/dashboard/range-choice';
import { ReplyTimeLine } from '@/components/dashboard/reply-time-line';
import { ScreenHead } from '@/components/staff/screen-head';
import { requireLeader } from '@/lib/core/auth/guard';
import { businessDay } from '@/lib/core/time/business-time';
import { readLeaderFigures } from '@/lib/dashboard/data';
import { dashboardFilters } from '@/lib/dashboard/filters';
import { chosenPeriod } from '@/lib/dashboard/periods';

export const metadata: Metadata = { title: 'Figures' };

const load = createLoader(dashboardFilters);

type FiguresScreenProps = { searchParams: Promise<SearchParams> };

export default async function FiguresScreen({ searchParams }: FiguresScreenProps) {
  const leader = await requireLeader();
  const filters = await load(searchParams);
  const today = businessDay(new Date());
  const period = chosenPeriod(filters, today);
  const { figures, funnel, replyTime } = await readLeaderFigures(leader, period);
  return (
    <>
      <ScreenHead
        title="Figures"
        purpose="Visits, requests and deals of a period, by channel."
        action={<RangeChoice filters={filters} period={period} today={today} />}
      />
      <div className="grid gap-8">
        <Figures period={period} figures={figures} />
        <Panel
          title="From the channel to the contract"
          note="Won counts by the day a deal was closed"
        >
          <ChannelTable channels={funnel} period={period} />
        </Panel>
        <ReplyTimeLine replyTime={replyTime} period={period} />
      </div>
    </>
  );
}
