import type { CurrentRecord } from '@/lib/core/actions/current-record';
import type { RetentionRun } from '@/lib/privacy/retention/model';
import { LastRun } from './last-run';
import { RetentionForm } from './retention-form';

type RetentionEditorProps = {
  retention: Promise<CurrentRecord>;
  lastRun: Promise<RetentionRun | null>;
};

/** Retention settings, next to the result of the latest run. */
export async function RetentionEditor(props: RetentionEditorProps) {
  const [retention, lastRun] = await Promise.all([props.retention, props.lastRun]);
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <RetentionForm retention={retention} />
      <LastRun run={lastRun} />
    </div>
  );
}
