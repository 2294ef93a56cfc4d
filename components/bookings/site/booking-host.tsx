import { Portrait } from '@/components/people/site/portrait';
import type { ShownHost } from '@/lib/bookings/shown-host';

/** Shows the name and picture of the consultation's host. */
export function BookingHost({ host }: { host: ShownHost | null }) {
  if (!host) return null;
  return (
    <span className="mt-3 flex items-center gap-3 text-ink-2">
      <Portrait name={host.name} photo={host.picture} decorative />
      You talk with {host.name}.
    </span>
  );
}
