import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import type { ImportResult } from '@/lib/clients/import/model';
import { clientNotices } from '@/lib/notices/clients';
import { paths } from '@/lib/paths';
import { DownloadRejected } from './download-rejected';

type ImportDoneProps = { result: ImportResult; onAgain: () => void };

/** Result of an import. */
export function ImportDone({ result, onAgain }: ImportDoneProps) {
  const counts: [string, number][] = [
    ['Added', result.created],
    ['Updated', result.updated],
    ['Skipped, because we know them', result.skipped],
    ['Not stored', result.badRows],
  ];
  return (
    <div className="max-w-measure space-y-6">
      <Notice tone="success" title={clientNotices.importDone}>
        <dl className="mt-2">
          {counts.map(([name, count]) => (
            <div key={name} className="flex justify-between gap-6">
              <dt>{name}</dt>
              <dd className="font-mono text-ink tabular-nums">{count.toLocaleString('en-US')}</dd>
            </div>
          ))}
        </dl>
        {result.badRows > 0 && <DownloadRejected rejected={result.rejected} />}
      </Notice>
      <div className="flex gap-2">
        <ButtonLink href={paths.admin.clients} size="sm">
          See the contacts
        </ButtonLink>
        <Button variant="secondary" size="sm" onClick={onAgain}>
          Import another file
        </Button>
      </div>
    </div>
  );
}
