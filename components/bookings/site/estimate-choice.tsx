import { useEffect, useState } from 'react';
import { whenReleased } from '@/components/ui/when-released';
import { useLinkedSubject, usePageQuery } from './use-page-query';

type EstimateChoiceProps = {
  /** Submitted values of a refused form. */
  typed: Record<string, string>;
};

/**
 * Shows the calculator estimate from the link to this page, with a checkbox to leave it out. The server computes the
 * estimate again.
 */
export function EstimateChoice({ typed }: EstimateChoiceProps) {
  const carried = new URLSearchParams(usePageQuery()).get('estimate');
  const query = typed.estimate || carried || '';
  const [summary, setSummary] = useState(useLinkedSubject().estimate);

  // The calculator code is loaded only if the link contains an estimate.
  useEffect(() => {
    if (!query) return;
    let isCurrent = true;
    import('@/lib/tools/calculator/summary').then(
      ({ summaryOf }) =>
        whenReleased(() => {
          if (isCurrent) setSummary(summaryOf(query));
        }),
      // The form works without this summary, because the server computes the estimate from the query.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [query]);

  if (!query || (!summary && !typed.estimate)) return null;
  return (
    <div className="rounded-control border border-line bg-surface px-4 py-3">
      {/* Sent if the checkbox is not ticked. */}
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
