import type { Client } from '@/lib/clients/model';
import { mergePath } from '@/lib/paths/staff';
import { ClientStageMark } from './client-stage-mark';

type MergeChoicesProps = { kept: string; found: readonly Client[]; find: string };

/** Search results to choose the second contact from. */
export function MergeChoices({ kept, found, find }: MergeChoicesProps) {
  if (found.length === 0) return <p role="status">No other contact matches this search.</p>;
  return (
    <ul
      aria-label="Found contacts"
      className="max-w-measure divide-y divide-line rounded-surface border border-line bg-surface"
    >
      {found.map(({ id, name, email, company, stage }) => (
        <li key={id} className="flex items-center justify-between gap-4 px-4 py-2">
          <span className="min-w-0">
            <a
              href={`${mergePath(kept)}?${new URLSearchParams({ find, other: id })}`}
              className="font-medium text-ink underline-offset-4 hover:underline"
            >
              {name}
            </a>
            <span className="block truncate text-ink-3">
              {[email, company?.name].filter(Boolean).join(', ')}
            </span>
          </span>
          <ClientStageMark stage={stage} />
        </li>
      ))}
    </ul>
  );
}
