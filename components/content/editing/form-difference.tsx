import { formDifference, type Part } from '@/lib/content/editing/difference';
import type { FormValues } from '@/lib/content/kinds/fields';
import type { ContentTable } from '@/lib/paths';

/** Characters shown at each end of a long stretch that stayed the same. */
const CONTEXT = 160;

function shortened({ kind, text }: Part): string {
  if (kind !== 'same' || text.length <= 2 * CONTEXT + 40) return text;
  return `${text.slice(0, CONTEXT)} […] ${text.slice(-CONTEXT)}`;
}

function PartView({ part }: { part: Part }) {
  const text = shortened(part);
  if (part.kind === 'added') return <ins className="bg-accent-soft text-ink">{text}</ins>;
  if (part.kind === 'removed') return <del className="text-high">{text}</del>;
  return text;
}

type FormDifferenceProps = {
  table: ContentTable;
  before: FormValues;
  after: FormValues;
  /** Shown where nothing differs. */
  same: string;
};

/** Words that were added and removed, field by field. */
export function FormDifference({ table, before, after, same }: FormDifferenceProps) {
  const differences = formDifference(table, before, after);
  if (differences.length === 0) return <p>{same}</p>;
  return (
    <dl className="space-y-4">
      {differences.map(({ label, parts }) => (
        <div key={label}>
          <dt className="font-medium text-ink">{label}</dt>
          <dd className="mt-1 max-h-80 overflow-y-auto rounded-control border border-line bg-surface p-3 break-words whitespace-pre-wrap">
            {parts.map((part, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place.
              <PartView key={place} part={part} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
