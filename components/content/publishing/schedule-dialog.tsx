import { addDays } from 'date-fns';
import { useState } from 'react';
import { useDesk } from '@/components/content/use-desk';
import { MomentForm } from '@/components/staff/moment-form';
import { Dialog } from '@/components/ui/dialog';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { contentKinds } from '@/lib/content/kinds';
import type { ListedContent } from '@/lib/content/publishing/model';
import { includesLevel } from '@/lib/core/auth/content-rights';
import { businessDay } from '@/lib/core/time/business-time';
import { instantAt } from '@/lib/core/time/wall-clock';
import type { ContentTable } from '@/lib/paths';
import { NotifyChoice } from './notify-choice';
import { PublishEffects } from './publish-effects';

type ScheduleDialogProps = {
  table: ContentTable;
  record: Pick<
    ListedContent,
    'id' | 'title' | 'slug' | 'state' | 'publishedAt' | 'notifiesSubscribers'
  >;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Resolves to an error message, or to null if the record was scheduled. `at` is a UTC instant. */
  onSchedule: (schedule: { at: string; notifiesSubscribers: boolean }) => Promise<string | null>;
};

/**
 * Dialog to schedule the publication of a record and to choose whether subscribers are emailed. Suggests the current
 * publication time, or else tomorrow at nine.
 */
export function ScheduleDialog({
  table,
  record,
  open,
  onOpenChange,
  onSchedule,
}: ScheduleDialogProps) {
  const { id, title, slug, state, publishedAt, notifiesSubscribers = false } = record;
  const mayMail = includesLevel(useDesk(table).level, 'mail');
  const present = state === 'scheduled' && publishedAt;
  const [notifies, setNotifies] = useState(present ? notifiesSubscribers : false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Schedule “${title}”`}
      description="It goes live automatically, within a minute of the time you choose."
    >
      <MomentForm
        initial={
          present ? new Date(publishedAt) : instantAt(businessDay(addDays(new Date(), 1)), '09:00')
        }
        step={1}
        submitLabel="Schedule"
        pendingLabel="Scheduling…"
        cancelLabel="Cancel"
        onCancel={() => onOpenChange(false)}
        onChoose={async (at) => {
          const refusal = await onSchedule({
            at: at.toISOString(),
            notifiesSubscribers: notifies && mayMail,
          });
          if (refusal === null) onOpenChange(false);
          return refusal;
        }}
      >
        <div className="mt-4">
          <PublishEffects
            table={table}
            slug={slug}
            at={`At the time above, ${BUSINESS_TIME_ZONE_NAME}`}
          />
        </div>
        {contentKinds[table].isAnnounced && mayMail && (
          <NotifyChoice postId={id} checked={notifies} onChange={setNotifies} />
        )}
      </MomentForm>
    </Dialog>
  );
}
