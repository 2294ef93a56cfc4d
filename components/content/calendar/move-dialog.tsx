'use client';

import { MomentForm } from '@/components/staff/moment-form';
import { Dialog } from '@/components/ui/dialog';
import type { CalendarEntry } from '@/lib/content/calendar/model';

type MoveDialogProps = {
  entry: CalendarEntry;
  onClose: () => void;
  /** Resolves to whether it was moved; a toast says why not. */
  onMove: (to: Date) => Promise<boolean>;
};

/** Asks when a scheduled record goes live instead. */
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
