import { MAX_SHOWN } from '@/lib/core/lists/numbered-pages';
import { paths } from '@/lib/paths';

/** Below the first `MAX_SHOWN` of a list: how many there are, and where the others are found; nothing if it has all. */
export function MoreInSearch({ total, things }: { total: number; things: string }) {
  if (total <= MAX_SHOWN) return null;
  return (
    <p className="mt-6">
      {MAX_SHOWN} of {total} {things}.{' '}
      <a href={paths.search} className="text-accent underline underline-offset-4">
        Search all of them
      </a>
    </p>
  );
}
