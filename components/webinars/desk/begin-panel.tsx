'use client';

import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Status } from '@/components/ui/status';
import { formattedMoment, zonedMoment } from '@/lib/core/time/business-time';
import { contentPath } from '@/lib/paths/site';
import { contentEditorPath } from '@/lib/paths/staff';
import { beginWebinar } from '@/lib/webinars/desk/actions';
import type { DeskWebinar } from '@/lib/webinars/desk/model';

type BeginPanelProps = {
  webinar: DeskWebinar;
  isOver: boolean;
  /** True from one hour before the start. */
  isNear: boolean;
  className: string;
};

function stateOf({ begunAt, cancelledAt, state }: DeskWebinar, isOver: boolean) {
  if (cancelledAt) return <Status tone="done">Cancelled</Status>;
  if (state !== 'published') return <Status tone="done">Not public</Status>;
  if (isOver) return <Status tone="done">Over</Status>;
  return begunAt ? (
    <Status tone="low">It has begun, {zonedMoment(begunAt)}</Status>
  ) : (
    <Status tone="accent">It has not started</Status>
  );
}

/** Status of a webinar, its room, and the button that marks it as started on the public page. */
export function BeginPanel({ webinar, isOver, isNear, className }: BeginPanelProps) {
  const { run, isPending } = useStaffAction();
  const { id, begunAt, cancelledAt, joinUrl } = webinar;
  const isComing = !isOver && !webinar.cancelledAt && webinar.state === 'published';
  const canBegin = isComing && isNear;
  return (
    <section aria-label="Now" className={className}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p>{stateOf(webinar, isOver)}</p>
          <p className="mt-1 text-ink-3">
            {formattedMoment(new Date(webinar.startsAt))}, {webinar.durationMinutes} minutes with{' '}
            {webinar.presenter}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {joinUrl && !cancelledAt && (
            <a
              href={joinUrl}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex h-8 items-center rounded-control border border-line-strong px-3 font-medium text-ink hover:bg-hover"
            >
              Open the room
            </a>
          )}
          {canBegin && (
            <Button
              size="sm"
              variant={begunAt ? 'secondary' : 'primary'}
              pending={isPending}
              onClick={() => run(() => beginWebinar({ webinarId: id, begun: !begunAt }))}
            >
              {begunAt ? 'Undo: it has not started' : 'It has started'}
            </Button>
          )}
        </div>
      </div>
      <p className="mt-3 border-t border-line pt-3 text-ink-3">
        {webinar.registered}
        {webinar.capacity ? ` of ${webinar.capacity}` : ''} places held, {webinar.offered} offered,{' '}
        {webinar.waiting} waiting.{' '}
        <a
          href={contentPath('webinars', webinar.slug)}
          className="text-accent underline underline-offset-4"
        >
          Public page
        </a>
      </p>
      {!joinUrl && isComing && (
        <Notice tone="warning" title="This webinar has no room" className="mt-3">
          <p>
            Registrants see that the room is not open yet.{' '}
            <a
              href={contentEditorPath('webinars', id)}
              className="text-accent underline underline-offset-4"
            >
              Add the room
            </a>
          </p>
        </Notice>
      )}
    </section>
  );
}
