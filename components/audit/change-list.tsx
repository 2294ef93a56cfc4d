import type { Change } from '@/lib/audit/changes';

const value = 'mt-0.5 max-h-60 overflow-y-auto break-words whitespace-pre-wrap';

/** Lists the changed columns of a record with their values. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {changes.map(({ column, from, to }) => (
        <div key={column} className="py-3">
          <dt className="font-medium">{column}</dt>
          {from !== null && (
            <dd className={`${value} text-ink-3`}>
              <span className="label mr-2 text-[0.6875rem]">Before</span>
              <del className="no-underline">{from}</del>
            </dd>
          )}
          {to !== null && (
            <dd className={`${value} text-ink`}>
              <span className="label mr-2 text-[0.6875rem] text-ink-3">After</span>
              <ins className="no-underline">{to}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
