import { MAX_SHOWN } from '@/lib/core/lists/numbered-pages';
import { paths } from '@/lib/paths';

/**
 * Footer of a list that is cut off at `MAX_SHOWN`: the total number and a link to the search. Renders nothing if the
 * list is complete.
 */
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
