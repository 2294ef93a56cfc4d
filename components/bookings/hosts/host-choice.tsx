import { useId } from 'react';
import { TickBox } from '@/components/ui/tick-box';
import type { HostAt } from '@/lib/bookings/hosts/model';
import { hostWithState } from '@/lib/bookings/move/rules';

type HostChoiceProps = {
  hosts: readonly HostAt[];
  /** Id of the chosen host; null if none is assigned yet. */
  chosen: string | null;
  onChoose: (host: string | null) => void;
};

/** Radio buttons for the host of a consultation, with the availability of each host. */
export function HostChoice({ hosts, chosen, onChoose }: HostChoiceProps) {
  const name = useId();
  const choice = (id: string | null, label: string, isDisabled = false) => (
    <label key={id} className="flex items-center gap-2.5 py-1 has-disabled:text-ink-3">
      <TickBox
        type="radio"
        name={name}
        checked={chosen === id}
        disabled={isDisabled}
        onChange={() => onChoose(id)}
        className="size-4 accent-accent"
      />
      {label}
    </label>
  );
  return (
    <fieldset className="mt-4">
      <legend className="mb-1 font-medium text-ink">Host</legend>
      {choice(null, 'No one yet')}
      {hosts.map((host) => choice(host.id, hostWithState(host), host.state === 'taken'))}
    </fieldset>
  );
}
