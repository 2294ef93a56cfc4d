import { Status } from '@/components/ui/status';
import { bookingStatusNames, type BookingStatus as State } from '@/lib/bookings/rules';

const tones = {
  scheduled: 'accent',
  completed: 'low',
  no_show: 'high',
  cancelled: 'done',
} as const satisfies Record<State, string>;

type BookingStatusProps = { status: State; isQuarantined?: boolean };

export function BookingStatus({ status, isQuarantined = false }: BookingStatusProps) {
  if (isQuarantined) return <Status tone="medium">In quarantine</Status>;
  return <Status tone={tones[status]}>{bookingStatusNames[status]}</Status>;
}
