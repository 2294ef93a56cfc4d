import type { Metadata } from 'next';
import { DealFigures } from '@/components/dashboard/deal-figures';
import { Inbox } from '@/components/dashboard/inbox';
import { LeaderDay } from '@/components/dashboard/leader-day';
import { ScreenHead } from '@/components/staff/screen-head';
import { requireLeader } from '@/lib/core/auth/guard';
import { businessDay } from '@/lib/core/time/business-time';
import { readLeaderDashboard } from '@/lib/dashboard/data';

export const metadata: Metadata = { title: 'Dashboard' };

export default async function DashboardScreen() {
  const leader = await requireLeader();
  const now = new Date();
  const { inbox, unlisted, today, agenda, ...deals } = await readLeaderDashboard(leader, now);
  return (
    <>
      <ScreenHead
        title="Dashboard"
        purpose="Work that needs you first, today’s appointments, and sales."
      />
      <div className="grid gap-8">
        <Inbox lists={inbox} unlisted={unlisted} />
        <LeaderDay today={today} agenda={agenda} leader={leader} />
        <DealFigures {...deals} today={businessDay(now)} />
      </div>
    </>
  );
}
