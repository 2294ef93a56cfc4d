import type { BadRow } from '@/lib/clients/import/rows';
import { DownloadRejected } from './download-rejected';

type RejectedRowsProps = { count: number; shown: readonly BadRow[]; rejected: string };

/** Rows that cannot be stored, with their reasons, and a download of them. */
export function RejectedRows({ count, shown, rejected }: RejectedRowsProps) {
  if (count === 0) return null;
  return (
    <section aria-label="Rows that cannot be stored">
      <h2 className="text-h3">Rows that cannot be stored</h2>
      <ul className="mt-2 divide-y divide-line rounded-surface border border-line bg-surface px-4">
        {shown.map(({ line, cells, reason }) => (
          <li key={line} className="py-2">
            <span className="font-mono text-ink-3">Line {line}</span>{' '}
            <span className="text-ink">{reason}</span>
            <span className="block truncate text-ink-3">{cells.filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
      {count > shown.length && (
        <p className="mt-2">
          And {(count - shown.length).toLocaleString('en-US')} more, all in the file.
        </p>
      )}
      <DownloadRejected rejected={rejected} />
    </section>
  );
}
