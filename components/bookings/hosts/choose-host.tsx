'use client';

import { useId, useState } from 'react';
import { useStaffAction } from '@/components/records/use-staff-action';
import { RecordSelect } from '@/components/ui/record-select';
import { giveBookingTo } from '@/lib/bookings/hosts/actions';
import type { HostChoice } from '@/lib/bookings/hosts/model';

type ChooseHostProps = { booking: string; host: string | null; hosts: readonly HostChoice[] };

/** Select that changes the host of a booking immediately. */
export function ChooseHost({ booking, host, hosts }: ChooseHostProps) {
  const id = useId();
  const [chosen, setChosen] = useState(host ?? '');
  const { run, isPending } = useStaffAction();

  async function give(next: string) {
    setChosen(next);
    const done = await run(() => giveBookingTo({ id: booking, host: next }));
    if (!done) setChosen(host ?? '');
  }

  return (
    <div className="grid grid-cols-[7rem_1fr] items-center gap-x-4">
      <label htmlFor={id} className="text-ink-3">
        Host
      </label>
      <RecordSelect
        key={chosen}
        id={id}
        from="hosts"
        choices={hosts.map(({ id: other, name, isActive }) => ({
          id: other,
          name: isActive ? name : `${name} (takes no bookings now)`,
        }))}
        none={host ? undefined : 'No one yet'}
        preset={chosen}
        disabled={isPending}
        className="h-10 text-staff"
        onChange={({ target }) => void give(target.value)}
      />
    </div>
  );
}
