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
        purpose="Open deals by the month in which they are expected. The first year is what is paid once and twelve months; weighted, by how likely the stage is won."
      />
      <ListTabs label="Deals" tabs={dealTabs} current={paths.admin.forecast} />
      <ForecastTable months={listedMonths(await readForecast(leader), businessDay(new Date()))} />
    </>
  );
}
