'use client';

import { NearestSlots } from '@/components/bookings/site/nearest-slots';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { slotInstant } from '@/lib/bookings/availability/slots';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import type { Closure } from '@/lib/calendar/model';
import { formattedDue } from '@/lib/calendar/wording';

export type Slot = { date: string; time: string };

type MoveQuestionProps = {
  booking: { name: string; startsAt: string };
  to: Date;
  /** Reason why no consultations are offered then; null if they are. */
  closure: Closure | null;
  /** Text of the refusal. */
  refusal: string | null;
  nearest: Slot[];
  open: boolean;
  pending: boolean;
  onDecide: (tell: boolean) => void;
  onChoose: (to: Date) => void;
  onCancel: () => void;
};

function closureText({ holiday }: Closure): string {
  return holiday
    ? `This day is a holiday (${holiday}): visitors cannot book it.`
    : 'This time is outside your hours: visitors cannot book it.';
}

/** Asks whether to move a consultation, and whether to notify the visitor. */
export function MoveQuestion(props: MoveQuestionProps) {
  const { booking, to, closure, refusal, nearest, open, pending, onDecide, onCancel } = props;
  const facts = [
    ['From', formattedDue({ start: booking.startsAt })],
    ['To', formattedDue({ start: to.toISOString() })],
  ];
  return (
    <Dialog
      open={open}
      onOpenChange={onCancel}
      title={`Move the consultation with ${booking.name}?`}
      footer={
        <>
          {/* The three buttons fit into one row. */}
          <Button variant="quiet" size="sm" className="-ml-3" onClick={onCancel}>
            Cancel
          </Button>
          <Button variant="secondary" size="sm" pending={pending} onClick={() => onDecide(false)}>
            Move without telling
          </Button>
          <Button size="sm" pending={pending} onClick={() => onDecide(true)}>
            Move and tell the visitor
          </Button>
        </>
      }
    >
      <dl className="grid grid-cols-[3rem_1fr] gap-x-4 gap-y-1">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-3">{label}</dt>
            <dd className="text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-staff text-ink-3">{BUSINESS_TIME_ZONE_NAME}</p>
      {closure && (
        <Notice tone="warning" className="mt-4">
          {closureText(closure)}
        </Notice>
      )}
      {refusal && (
        <Notice tone="error" className="mt-4">
          {refusal}
        </Notice>
      )}
      <NearestSlots
        slots={nearest}
        onChoose={({ date, time }) => {
          const at = slotInstant(date, time);
          if (at) props.onChoose(at);
        }}
      />
      <p className="mt-4">
        If you tell {booking.name}, a mail with the new time and a calendar file leaves at once. If
        you do not, the mail and the calendar entry they have keep the old time.
      </p>
    </Dialog>
  );
}
