import { Status } from '@/components/ui/status';
import { bookingStatusNames, type BookingStatus as State } from '@/lib/bookings/statuses';

const tones = {
  scheduled: 'accent',
  completed: 'low',
  no_show: 'high',
  cancelled: 'done',
} as const satisfies Record<State, string>;

type BookingStatusProps = { status: State; isQuarantined?: boolean; heldUntil?: string | null };

/** Status label of a booking. For a quarantined booking it says whether the time is still held. */
export function BookingStatus({ status, isQuarantined, heldUntil }: BookingStatusProps) {
  if (isQuarantined) {
    const isHeld = heldUntil && new Date(heldUntil) > new Date();
    return (
      <Status tone={isHeld ? 'medium' : 'done'}>
        {isHeld ? 'In quarantine' : 'Quarantine expired'}
      </Status>
    );
  }
  return <Status tone={tones[status]}>{bookingStatusNames[status]}</Status>;
}
