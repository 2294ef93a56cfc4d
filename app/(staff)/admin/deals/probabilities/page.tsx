import type { Metadata } from 'next';
import { DealSettingsForm } from '@/components/deals/settings-form';
import { ScreenHead } from '@/components/staff/screen-head';
import { requireLeader } from '@/lib/core/auth/guard';
import { readDealSettings } from '@/lib/deals/data';
import { settingsValues } from '@/lib/deals/deal-values';

export const metadata: Metadata = { title: 'Probabilities' };

export default async function DealSettingsScreen() {
  const leader = await requireLeader();
  const settings = await readDealSettings(leader);
  return (
    <>
      <ScreenHead
        title="Probabilities"
        purpose="The chance of winning a deal at each stage. The forecast and the dashboard use it to weight open deals."
      />
      <DealSettingsForm
        settings={{ version: settings.version, values: settingsValues(settings) }}
      />
    </>
  );
}
