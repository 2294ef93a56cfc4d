import type { Metadata } from 'next';
import { ListTabs } from '@/components/lists/list-tabs';
import { privacyTabs } from '@/components/privacy/privacy-tabs';
import { RetentionEditor } from '@/components/privacy/retention/retention-editor';
import { ScreenHead } from '@/components/staff/screen-head';
import { ButtonLink } from '@/components/ui/button-link';
import { requireLeader } from '@/lib/core/auth/guard';
import { paths } from '@/lib/paths';
import { readLastRun, readRetentionForm } from '@/lib/privacy/retention/data';

export const metadata: Metadata = { title: 'Retention' };

export default async function RetentionScreen() {
  const leader = await requireLeader();
  return (
    <>
      <ScreenHead
        title="Retention"
        purpose="How long personal data is kept. Older data is permanently deleted every day."
        action={
          <ButtonLink href={paths.privacy} target="_blank" variant="secondary" size="sm">
            View on site
          </ButtonLink>
        }
      />
      <ListTabs label="Privacy" tabs={privacyTabs} current={paths.admin.retention} />
      <RetentionEditor retention={readRetentionForm(leader)} lastRun={readLastRun(leader)} />
    </>
  );
}
