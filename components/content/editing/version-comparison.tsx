import { formDifference } from '@/lib/content/editing/difference';
import type { Comparison } from '@/lib/content/editing/model';
import type { ContentTable } from '@/lib/paths';
import { PartList } from './part-list';

const side =
  'min-w-0 rounded-control border border-line bg-surface p-3 break-words whitespace-pre-wrap';

type VersionComparisonProps = {
  table: ContentTable;
  comparison: Comparison;
  /** Name of each version. */
  older: string;
  newer: string;
  /** Word differences by field. */
  changes: readonly string[];
};

/** Two versions side by side, field by field, with added and removed words marked. */
export function VersionComparison(props: VersionComparisonProps) {
  const { table, comparison, older, newer, changes } = props;
  const fields = formDifference(table, comparison.older.values, comparison.newer.values);
  return (
    <section aria-label="Compared versions" className="min-w-0">
      <h2 className="mb-2 font-medium text-ink">Differences</h2>
      {fields.length === 0 ? (
        <p>Both versions have the same text.</p>
      ) : (
        <>
          <ul className="mb-6 list-disc space-y-1 pl-5">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          {fields.map(({ label, parts }) => (
            <div key={label} className="mb-6">
              <h3 className="mb-2 font-medium text-ink">{label}</h3>
              <div className="grid gap-3 md:grid-cols-2">
                <section aria-label={`${label}: ${older}`} className={side}>
                  <p className="mb-2 text-ink-3">{older}</p>
                  <PartList parts={parts.filter(({ kind }) => kind !== 'added')} />
                </section>
                <section aria-label={`${label}: ${newer}`} className={side}>
                  <p className="mb-2 text-ink-3">{newer}</p>
                  <PartList parts={parts.filter(({ kind }) => kind !== 'removed')} />
                </section>
              </div>
            </div>
          ))}
        </>
      )}
    </section>
  );
}
