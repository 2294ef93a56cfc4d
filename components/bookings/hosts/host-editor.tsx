import { hostValues } from '@/lib/bookings/hosts/host-values';
import type { Host } from '@/lib/bookings/hosts/model';
import { HostCalendars } from './host-calendars';
import { HostForm } from './host-form';

type HostEditorProps = { host: Host; isLeader: boolean };

/** Editor of a host: hours, exceptions and settings, then the connected calendars. */
export function HostEditor({ host, isLeader }: HostEditorProps) {
  return (
    <div className="space-y-10">
      <HostForm initial={hostValues(host)} version={host.version} isLeader={isLeader} />
      <section aria-labelledby="calendars" className="border-t border-line pt-6">
        <h2 id="calendars" className="font-medium text-ink">
          Calendars
        </h2>
        <p className="mb-4">No consultations are offered while one of them is busy.</p>
        <HostCalendars host={host.id} calendars={host.calendars} />
      </section>
    </div>
  );
}
