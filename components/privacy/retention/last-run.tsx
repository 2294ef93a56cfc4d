import { Panel } from '@/components/dashboard/panel';
import { Status } from '@/components/ui/status';
import { zonedMoment } from '@/lib/core/time/business-time';
import type { RetentionRun } from '@/lib/privacy/retention/model';
import { REMOVED_KINDS, removedKindName } from '@/lib/privacy/retention/rules';

/** Result of the latest retention run. */
export function LastRun({ run }: { run: RetentionRun | null }) {
  if (!run) {
    return (
      <Panel title="Last run">
        <p className="p-4">
          No run yet. The scheduler calls it every night; its URL is in deploy/README.md.
        </p>
      </Panel>
    );
  }
  return (
    <Panel
      title="Last run"
      note={zonedMoment(run.at)}
      action={
        <Status tone={run.isComplete ? 'low' : 'medium'}>
          {run.isComplete ? 'Complete' : 'The next call continues it'}
        </Status>
      }
    >
      <dl className="divide-y divide-line">
        {REMOVED_KINDS.map((kind) => (
          <div key={kind} className="flex items-baseline justify-between gap-4 px-4 py-2">
            <dt>{removedKindName(kind)}</dt>
            <dd className="font-mono text-ink tabular-nums">{run.removed[kind] ?? 0}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
