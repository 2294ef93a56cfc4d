'use client';

import { MomentForm } from '@/components/staff/moment-form';
import { Dialog } from '@/components/ui/dialog';
import type { CalendarEntry } from '@/lib/content/calendar/model';

type MoveDialogProps = {
  entry: CalendarEntry;
  onClose: () => void;
  /** Resolves to whether the record was moved. A toast explains a failure. */
  onMove: (to: Date) => Promise<boolean>;
};

/** Dialog for the new publication time of a scheduled record. */
export function MoveDialog({ entry, onClose, onMove }: MoveDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`When does “${entry.title}” go live?`}
      description={
        entry.notifies
          ? 'Subscribers are emailed at the same time, as before.'
          : 'It goes live automatically, within a minute of the time you choose.'
      }
    >
      <MomentForm
        initial={new Date(entry.at)}
        step={1}
        submitLabel="Move"
        pendingLabel="Moving…"
        cancelLabel="Cancel"
        onCancel={onClose}
        onChoose={async (to) => {
          if (await onMove(to)) onClose();
          return null;
        }}
      />
    </Dialog>
  );
}
