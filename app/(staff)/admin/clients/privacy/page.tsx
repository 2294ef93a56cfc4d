import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { Suspense } from 'react';
import { ListTabs } from '@/components/lists/list-tabs';
import { ErasureReceipt } from '@/components/privacy/erasure-receipt';
import { PersonData } from '@/components/privacy/person-data';
import { PersonSearch } from '@/components/privacy/person-search';
import { privacyTabs } from '@/components/privacy/privacy-tabs';
import { RequestList } from '@/components/privacy/request-list';
import { RecordSkeleton } from '@/components/records/record-skeleton';
import { ScreenHead } from '@/components/staff/screen-head';
import { Notice } from '@/components/ui/notice';
import { requireLeader } from '@/lib/core/auth/guard';
import { paths } from '@/lib/paths';
import { listPrivacyRequests, readErasurePreview, readErasureReceipt } from '@/lib/privacy/data';
import { privacyFilters } from '@/lib/privacy/filters';
import { personEmail } from '@/lib/privacy/schema';

export const metadata: Metadata = { title: 'Privacy' };

const load = createLoader(privacyFilters);

type PrivacyScreenProps = { searchParams: Promise<SearchParams> };

export default async function PrivacyScreen({ searchParams }: PrivacyScreenProps) {
  const leader = await requireLeader();
  const { email, receipt } = await load(searchParams);
  const asked = email ? personEmail.safeParse(email) : null;
  return (
    <>
      <ScreenHead title="Privacy" purpose="Export or erase the data stored about a person." />
      <ListTabs label="Privacy" tabs={privacyTabs} current={paths.admin.privacy} />
      <div className="space-y-6">
        <PersonSearch email={email} />
        {asked && !asked.success && <Notice tone="error" title={asked.error.issues[0]?.message} />}
        <Suspense key={`${email} ${receipt}`} fallback={<RecordSkeleton />}>
          {receipt ? (
            <ErasureReceipt receipt={readErasureReceipt(leader, receipt)} />
          ) : asked?.success ? (
            <PersonData email={asked.data} preview={readErasurePreview(leader, asked.data)} />
          ) : (
            <RequestList title="Latest requests" requests={await listPrivacyRequests(leader)} />
          )}
        </Suspense>
      </div>
    </>
  );
}
