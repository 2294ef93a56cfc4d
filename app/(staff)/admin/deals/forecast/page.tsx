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
        purpose="Open deals by expected month. The first year is the one-time price plus twelve months; weighted values use the probability of each stage."
      />
      <ForecastTable months={listedMonths(await readForecast(leader), businessDay(new Date()))} />
    </>
  );
}
