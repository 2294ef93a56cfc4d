'use client';

import { useState } from 'react';
import { useOpenRecord } from '@/components/lists/use-open-record';
import { StartPlaybook } from '@/components/tasks/playbooks/start-playbook';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import type { ListedBooking } from '@/lib/bookings/desk/model';
import { newTaskPath } from '@/lib/paths';
import { MoveBooking } from './move-booking';
import { useBookingActions } from './use-booking-actions';
import { useBookingSteps } from './use-booking-steps';

type BookingStepsProps = { booking: ListedBooking; clientId: string | null };

/** Action buttons for the booking in the drawer. */
export function BookingSteps({ booking, clientId }: BookingStepsProps) {
  const open = useOpenRecord();
  const { convert } = useBookingActions();
  const { steps, deletion, dialog, isPending } = useBookingSteps(booking, {
    onDeleted: () => open(null),
  });
  const [isMoving, setMoving] = useState(false);
  const { id, status, isQuarantined } = booking;

  const button = (label: string, onClick: () => void) => (
    <Button key={label} variant="secondary" size="sm" pending={isPending} onClick={onClick}>
      {label}
    </Button>
  );

  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-2">
        {steps.map(({ label, onSelect }) => button(label, onSelect))}
        {status === 'scheduled' && !isQuarantined && button('Move to…', () => setMoving(true))}
        {!clientId && button('Make a client', () => convert(id))}
        <ButtonLink href={newTaskPath({ booking: id })} variant="secondary" size="sm">
          Add a follow-up task
        </ButtonLink>
        {status !== 'cancelled' && !isQuarantined && (
          <StartPlaybook subject="consultation_bookings" record={id} />
        )}
        <Button variant="quiet-danger" size="sm" onClick={deletion.onSelect}>
          {deletion.label}
        </Button>
      </div>
      {isMoving && <MoveBooking booking={booking} onDone={() => setMoving(false)} />}
      {dialog}
    </div>
  );
}
