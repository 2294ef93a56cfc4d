import { Panel } from '@/components/dashboard/panel';
import { zonedMoment } from '@/lib/core/time/business-time';
import { erasureReceiptPath } from '@/lib/paths/staff';

type Request = {
  id: string;
  kind: 'export' | 'erasure';
  reference: string;
  at: string;
  by: string | null;
};

type RequestListProps = { title: string; requests: readonly Request[] };

/** Log of completed exports and erasures. It contains no names. */
export function RequestList({ title, requests }: RequestListProps) {
  return (
    <Panel title={title}>
      {requests.length === 0 && <p className="p-4">No exports or erasures yet.</p>}
      <ul className="divide-y divide-line">
        {requests.map(({ id, kind, reference, at, by }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 px-4 py-2">
            {kind === 'erasure' ? (
              <a
                href={erasureReceiptPath(id)}
                className="font-mono text-accent underline underline-offset-4"
              >
                {reference}
              </a>
            ) : (
              <span className="font-mono text-ink">{reference}</span>
            )}
            <span className="text-ink">{kind === 'erasure' ? 'Erasure' : 'Export'}</span>
            <span className="text-ink-3">
              {zonedMoment(at)}, by {by ?? 'a former colleague'}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
