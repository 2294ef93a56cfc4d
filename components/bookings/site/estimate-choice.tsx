import { useEffect, useState } from 'react';
import { whenReleased } from '@/components/ui/when-released';
import { usePageQuery } from './use-page-query';

type EstimateChoiceProps = {
  /** Values of a refused form. */
  typed: Record<string, string>;
};

/**
 * Shows the estimate of the calculator that the link to this page carries; the visitor can leave it out. The server
 * computes it again.
 */
export function EstimateChoice({ typed }: EstimateChoiceProps) {
  const carried = new URLSearchParams(usePageQuery()).get('estimate');
  const query = typed.estimate || carried || '';
  const [summary, setSummary] = useState<string | null>(null);

  // Its rules are loaded for those visitors only who bring one.
  useEffect(() => {
    if (!query) return;
    let isCurrent = true;
    import('@/lib/tools/calculator/summary').then(
      ({ summaryOf }) =>
        whenReleased(() => {
          if (isCurrent) setSummary(summaryOf(query));
        }),
      // The form works without: what is sent with it is computed by the server.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [query]);

  if (!query || (!summary && !typed.estimate)) return null;
  return (
    <div className="rounded-control border border-line bg-surface px-4 py-3">
      {/* Counts where the box is not ticked. */}
      <input type="hidden" name="estimate" value="" />
      <label className="flex items-start gap-3 text-ink">
        <input
          type="checkbox"
          name="estimate"
          value={query}
          defaultChecked={typed.estimate !== ''}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <span>
          With my estimate
          {summary && <span className="block text-staff text-ink-2">{summary}</span>}
        </span>
      </label>
    </div>
  );
}
