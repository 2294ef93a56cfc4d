import { formDifference } from '@/lib/content/editing/difference';
import type { FormValues } from '@/lib/content/kinds/fields';
import type { ContentTable } from '@/lib/paths';
import { PartList } from './part-list';

type FormDifferenceProps = {
  table: ContentTable;
  before: FormValues;
  after: FormValues;
  /** Text for the case that nothing differs. */
  same: string;
};

/** Word diff of two versions, field by field. */
export function FormDifference({ table, before, after, same }: FormDifferenceProps) {
  const differences = formDifference(table, before, after);
  if (differences.length === 0) return <p>{same}</p>;
  return (
    <dl className="space-y-4">
      {differences.map(({ label, parts }) => (
        <div key={label}>
          <dt className="font-medium text-ink">{label}</dt>
          <dd className="mt-1 max-h-80 overflow-y-auto rounded-control border border-line bg-surface p-3 break-words whitespace-pre-wrap">
            <PartList parts={parts} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
