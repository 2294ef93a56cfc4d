import type { Metadata } from 'next';
import { dealTabs } from '@/components/deals/deal-tabs';
import { ForecastTable } from '@/components/deals/forecast-table';
import { ListTabs } from '@/components/lists/list-tabs';
import { ScreenHead } from '@/components/staff/screen-head';
import { requireLeader } from '@/lib/core/auth/guard';
import { businessDay } from '@/lib/core/time/business-time';
import { readForecast } from '@/lib/deals/data';
import { listedMonths } from '@/lib/deals/forecast-months';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Forecast' };

export default async function ForecastScreen() {
  const leader = await requireLeader();
  return (
    <>
      <ScreenHead
        title="Forecast"
        purpose="Open deals by expected month. The first year is the one-time price plus twelve months; weighted values use the probability of each stage."
      />
      <ListTabs label="Deals" tabs={dealTabs} current={paths.admin.forecast} />
      <ForecastTable months={listedMonths(await readForecast(leader), businessDay(new Date()))} />
    </>
  );
}
