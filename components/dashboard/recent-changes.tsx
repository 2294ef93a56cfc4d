import { humanize } from '@/lib/core/text/humanize';
import { zoneName } from '@/lib/core/time/visitor-time';
import type { RecentChange } from '@/lib/dashboard/model';
import { momentIn } from '@/lib/notifications/notification-text';
import { paths } from '@/lib/paths';
import { auditedTables } from '@/lib/records';
import { Panel } from './panel';
import { PanelRow } from './panel-row';

const verbs = { insert: 'added', update: 'changed', delete: 'deleted', restore: 'restored' };

function sentence({ actor, action, table, label }: RecentChange): string {
  const noun = (auditedTables[table] ?? humanize(table)).toLowerCase();
  return `${actor ?? 'The website'} ${verbs[action]} ${noun}${label ? ` “${label}”` : ''}`;
}

type RecentChangesProps = { changes: RecentChange[]; timeZone: string };

/** The newest entries of the audit log. */
export function RecentChanges({ changes, timeZone }: RecentChangesProps) {
  return (
    <Panel title="Recent changes" note={zoneName(timeZone)}>
      {changes.length === 0 ? (
        <p className="px-4 py-5">Nothing has been changed yet.</p>
      ) : (
        <ul className="divide-y divide-line">
          {changes.map((change) => (
            <PanelRow
              key={change.id}
              href={`${paths.admin.audit}?${new URLSearchParams({ table: change.table, record: change.recordId })}`}
              title={sentence(change)}
              aside={
                <span className="font-mono text-[0.8125rem] text-ink-3">
                  {momentIn(timeZone, change.at)}
                </span>
              }
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}
