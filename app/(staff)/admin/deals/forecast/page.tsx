import type { Metadata } from 'next';
import { ForecastTable } from '@/components/deals/forecast-table';
import { ScreenHead } from '@/components/staff/screen-head';
import { requireLeader } from '@/lib/core/auth/guard';
import { businessDay } from '@/lib/core/time/business-time';
import { readForecast } from '@/lib/deals/data';
import { listedMonths } from '@/lib/deals/forecast-months';

export const metadata: Metadata = { title: 'Forecast' };

export default async function ForecastScreen() {
  const leader = await requireLeader();
  return (
    <>
      <ScreenHead
        title="Forecast"
        purpose="Open deals by the month in which they are expected. The first year is what is paid once and twelve months; weighted, by how likely the stage is won."
      />
      <ForecastTable months={listedMonths(await readForecast(leader), businessDay(new Date()))} />
    </>
  );
}
