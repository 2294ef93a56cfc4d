import { Panel } from '@/components/dashboard/panel';
import { Notice } from '@/components/ui/notice';
import { zonedMoment } from '@/lib/core/time/business-time';
import { recordNotices } from '@/lib/notices/records';
import type { PrivacyRequest } from '@/lib/privacy/model';
import { countedKinds } from '@/lib/privacy/record-kinds';
import { RecordCounts } from './record-counts';

/** Receipt of an erasure: records, time, responsible leader and reference number. */
export async function ErasureReceipt({ receipt }: { receipt: Promise<PrivacyRequest | null> }) {
  const request = await receipt;
  if (!request) return <Notice tone="warning" title={recordNotices.recordGone} />;
  const { reference, at, by, records } = request;
  const { removed, kept, masked } = countedKinds(records);
  return (
    <section aria-label="Receipt" className="space-y-6">
      <Notice tone="success" title={`Erased. Reference ${reference}`}>
        <p>
          {zonedMoment(at)}, by {by ?? 'a former colleague'}. Quote the reference to the person;
          this receipt does not name them.
        </p>
      </Notice>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Panel title="Erased">
          {removed.length > 0 ? (
            <RecordCounts kinds={removed} />
          ) : (
            <p className="p-4">They had no records of their own.</p>
          )}
        </Panel>
        {kept.length > 0 && (
          <Panel title="Kept without the person">
            <RecordCounts kinds={kept} />
          </Panel>
        )}
        {masked.length > 0 && (
          <Panel title="Texts with a pseudonym">
            <RecordCounts kinds={masked} />
          </Panel>
        )}
      </div>
    </section>
  );
}
