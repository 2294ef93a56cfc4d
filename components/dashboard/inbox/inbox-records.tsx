import type { InboxRecord } from '@/lib/dashboard/inbox/model';
import { InboxLine } from './inbox-line';

/** Number of lines shown at first. The others are below in a collapsible section. */
const SHOWN = 8;

function Lines({ records }: { records: readonly InboxRecord[] }) {
  return (
    <ul className="divide-y divide-line">
      {records.map((record) => (
        <InboxLine key={record.path} record={record} />
      ))}
    </ul>
  );
}

/** Inbox lines: the first ones, and the others on request. */
export function InboxRecords({
  records,
  empty,
}: {
  records: readonly InboxRecord[];
  empty: string;
}) {
  if (records.length === 0) return <p className="px-4 py-5">{empty}</p>;
  const rest = records.slice(SHOWN);
  return (
    <>
      <Lines records={records.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details className="group border-t border-line">
          <summary className="cursor-pointer px-4 py-3 text-accent underline underline-offset-4 group-open:border-b group-open:border-line">
            <span className="group-open:hidden">Show {rest.length} more</span>
            <span className="hidden group-open:inline">Show fewer</span>
          </summary>
          <Lines records={rest} />
        </details>
      )}
    </>
  );
}
