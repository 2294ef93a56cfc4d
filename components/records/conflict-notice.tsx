import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useAnswer } from '@/components/ui/use-answer';
import type { CurrentRecord } from '@/lib/core/actions/current-record';
import { recordNotices } from '@/lib/notices/records';

type ConflictNoticeProps = {
  current: CurrentRecord;
  labels: Record<string, string>;
  /** The record as it was when the form was opened. */
  initial: Record<string, string>;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Shows another person's changes since the form was opened, and lets the user choose a version. */
export function ConflictNotice({
  current,
  labels,
  initial,
  onKeepMine,
  onTakeTheirs,
}: ConflictNoticeProps) {
  const answer = useAnswer(current);
  const changed = Object.entries(labels).filter(
    ([name]) => (current.values[name] ?? '') !== (initial[name] ?? ''),
  );
  return (
    <Notice {...answer} tone="warning" title={recordNotices.changedMeanwhile}>
      {current.changedBy && <p>Changed by {current.changedBy}.</p>}
      <dl className="mt-2 space-y-1">
        {changed.map(([name, label]) => (
          <div key={name}>
            <dt className="inline font-medium text-ink">{label}: </dt>
            <dd className="inline break-words">
              {current.shown?.[name] || current.values[name] || 'empty'}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={onKeepMine}>
          Keep mine, then save
        </Button>
        <Button size="sm" variant="quiet" onClick={onTakeTheirs}>
          Use theirs
        </Button>
      </div>
    </Notice>
  );
}
