import { Panel } from '@/components/dashboard/panel';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { privacyNotices } from '@/lib/notices/privacy';
import { personExportPath } from '@/lib/paths/files';
import type { ErasurePreview } from '@/lib/privacy/model';
import { countedKinds } from '@/lib/privacy/record-kinds';
import { EraseForm } from './erase-form';
import { ErasureEffects } from './erasure-effects';
import { RecordCounts } from './record-counts';
import { RequestList } from './request-list';

type PersonDataProps = { email: string; preview: Promise<ErasurePreview> };

/** Export and erasure of one person's data. */
export async function PersonData({ email, preview: reading }: PersonDataProps) {
  const preview = await reading;
  const { outcome, addresses, names, records, mentions, audit, requests } = preview;
  const { removed, masked } = countedKinds({ ...records, mention: mentions, audit });
  if (outcome === 'not_found') {
    return (
      <div className="space-y-6">
        <Notice tone="info" title={privacyNotices.personNotFound} />
        {requests.length > 0 && <RequestList title="Earlier requests" requests={requests} />}
      </div>
    );
  }
  return (
    <div className="space-y-6">
      <Panel
        title={names.join(', ') || 'Without a full name'}
        action={
          <ButtonLink
            href={personExportPath(email)}
            download
            variant="secondary"
            size="sm"
            className="my-1"
          >
            Export as JSON
          </ButtonLink>
        }
      >
        <p className="border-b border-line px-4 py-2 wrap-anywhere text-ink-3">
          {addresses.join(', ')}
        </p>
        <RecordCounts kinds={[...removed, ...masked]} />
      </Panel>
      {outcome === 'staff' ? (
        <Notice tone="warning" title={privacyNotices.personIsStaff} />
      ) : (
        <Panel title="Erase this person">
          <div className="space-y-5 p-4">
            <ErasureEffects preview={preview} />
            <EraseForm email={email} />
          </div>
        </Panel>
      )}
      {requests.length > 0 && <RequestList title="Earlier requests" requests={requests} />}
    </div>
  );
}
