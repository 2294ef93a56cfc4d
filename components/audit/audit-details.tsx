import { Notice } from '@/components/ui/notice';
import type { AuditEntry } from '@/lib/audit/model';
import { actorLabel } from '@/lib/audit/record-name';
import { restoreInput } from '@/lib/audit/schema';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { humanize } from '@/lib/core/text/humanize';
import { shortMoment } from '@/lib/core/time/business-time';
import { recordNotices } from '@/lib/notices/records';
import { historyPath } from '@/lib/paths/staff';
import { auditedTables } from '@/lib/records';
import { ActionMark } from './action-mark';
import { ChangeList } from './change-list';
import { RestoreDeletedButton } from './restore-deleted-button';

/** One audit entry with the record before and after the change. A deleted record can be restored here. */
export async function AuditDetails({ entry: read }: { entry: Promise<AuditEntry | null> }) {
  const entry = await read;
  if (!entry) return <Notice tone="warning" title={recordNotices.recordGone} />;
  const { table, recordId, recordName, action, at, changes, origin } = entry;
  const restorable = restoreInput.safeParse({ table, recordIds: [recordId] });
  return (
    <div className="space-y-5">
      <div>
        <p>{auditedTables[table] ?? humanize(table)}</p>
        <p className="mt-2 flex flex-wrap gap-x-4">
          <ActionMark action={action} />
          <span>
            {actorLabel(entry)}, {shortMoment(at)} {BUSINESS_TIME_ZONE_NAME}
          </span>
        </p>
        {origin && <p className="mt-1 text-ink-3">From {origin}</p>}
      </div>
      <ChangeList changes={changes} />
      <div className="flex flex-wrap items-center gap-4">
        {action === 'delete' && restorable.success && (
          <RestoreDeletedButton record={restorable.data} name={recordName} />
        )}
        <a href={historyPath(table, recordId)} className="text-accent underline underline-offset-4">
          All changes of this record
        </a>
      </div>
    </div>
  );
}
