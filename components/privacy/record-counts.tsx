import { recordKindName } from '@/lib/privacy/record-kinds';

type RecordCountsProps = { kinds: readonly { kind: string; count: number }[] };

/** Record counts by kind. */
export function RecordCounts({ kinds }: RecordCountsProps) {
  return (
    <dl className="divide-y divide-line">
      {kinds.map(({ kind, count }) => (
        <div key={kind} className="flex items-baseline justify-between gap-4 px-4 py-2">
          <dt>{recordKindName(kind)}</dt>
          <dd className="font-mono text-ink tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
