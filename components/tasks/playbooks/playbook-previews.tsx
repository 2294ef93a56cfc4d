import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { takeFocus } from '@/components/ui/take-focus';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { shortMoment } from '@/lib/core/time/business-time';
import { paths } from '@/lib/paths';
import type { PlaybookPreview } from '@/lib/tasks/playbooks/model';

type PlaybookPreviewsProps = {
  /** Null while loading; an error message if loading failed. */
  playbooks: readonly PlaybookPreview[] | string | null;
  pending: boolean;
  onStart: (playbook: string) => void;
  onRetry: () => void;
};

/** Playbooks for a record, each with a preview of its tasks, assignees and dates. */
export function PlaybookPreviews({ playbooks, pending, onStart, onRetry }: PlaybookPreviewsProps) {
  if (playbooks === null) return <Spinner />;
  if (typeof playbooks === 'string') {
    return (
      <Notice ref={takeFocus} tabIndex={-1} tone="error" title={playbooks}>
        <Button variant="secondary" size="sm" className="mt-3" onClick={onRetry}>
          Try again
        </Button>
      </Notice>
    );
  }
  if (playbooks.length === 0) {
    return (
      <p>
        There is no active playbook for this.{' '}
        <a href={paths.admin.playbooks} className="text-accent underline underline-offset-4">
          Open playbooks
        </a>
      </p>
    );
  }
  return (
    <ul className="divide-y divide-line">
      {playbooks.map((playbook) => (
        <li key={playbook.id} className="py-4 first:pt-0 last:pb-0">
          <div className="flex items-start justify-between gap-4">
            <h3 className="font-medium break-words text-ink">{playbook.name}</h3>
            {playbook.isRunning ? (
              <span className="text-ink-3">Started already</span>
            ) : (
              <Button
                size="sm"
                pending={pending}
                aria-label={`Start ${playbook.name}`}
                onClick={() => onStart(playbook.id)}
              >
                Start
              </Button>
            )}
          </div>
          <ol className="mt-1 space-y-2">
            {playbook.tasks.map((task, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered.
              <li key={place}>
                <p className="break-words text-ink">{task.title}</p>
                <p className="text-staff text-ink-3">
                  {task.assigneeName} ·{' '}
                  {task.dueDate
                    ? `${shortMoment(task.dueDate)} ${BUSINESS_TIME_ZONE_NAME}`
                    : 'No date'}
                </p>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}
