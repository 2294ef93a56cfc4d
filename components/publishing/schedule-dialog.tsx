import { addDays } from 'date-fns';
import { MomentForm } from '@/components/staff/moment-form';
import { Dialog } from '@/components/ui/dialog';
import { businessDay } from '@/lib/business-time';
import { instantAt } from '@/lib/calendar/rules';
import type { ListedContent } from '@/lib/publishing/schema';

type ScheduleDialogProps = {
  record: Pick<ListedContent, 'title' | 'state' | 'publishedAt'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Resolves to the sentence of a refusal, or to null when the record was scheduled. */
  onSchedule: (at: Date) => Promise<string | null>;
};

/** Asks when a record shall go live: at first its present time, or else tomorrow at nine. */
export function ScheduleDialog({ record, open, onOpenChange, onSchedule }: ScheduleDialogProps) {
  const { title, state, publishedAt } = record;
  const present = state === 'scheduled' && publishedAt;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Schedule “${title}”`}
      description="It goes live by itself, within a minute of the time that you choose."
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
          const refusal = await onSchedule(at);
          if (refusal === null) onOpenChange(false);
          return refusal;
        }}
      />
    </Dialog>
  );
}
