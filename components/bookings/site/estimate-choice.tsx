import { useLinkedSubject } from './use-page-query';

type EstimateChoiceProps = {
  /** Submitted values of a refused form. */
  typed: Record<string, string>;
};

/**
 * Shows the calculator estimate from the link to this page, with a checkbox to leave it out. The server computes the
 * estimate again.
 */
export function EstimateChoice({ typed }: EstimateChoiceProps) {
  const linked = useLinkedSubject();
  const query = typed.estimate || new URLSearchParams(linked.query).get('estimate');
  const summary = linked.estimate;
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
