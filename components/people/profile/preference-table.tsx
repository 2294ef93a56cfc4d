'use client';

import { startTransition, useOptimistic } from 'react';
import { useStaffAction } from '@/components/records/use-staff-action';
import { TickBox } from '@/components/ui/tick-box';
import { canBeAtOnce, kindNames } from '@/lib/notifications/kinds';
import { savePreference } from '@/lib/notifications/preferences/actions';
import type { Preference } from '@/lib/notifications/preferences/model';

const ways = [
  { way: 'inApp', label: 'In the app' },
  { way: 'byMail', label: 'In the morning email' },
  { way: 'atOnce', label: 'By email at once' },
] as const;

/** Notification preferences by kind and channel. Each checkbox is saved immediately. */
export function PreferenceTable({ preferences }: { preferences: readonly Preference[] }) {
  const { run } = useStaffAction();
  const [shown, show] = useOptimistic(preferences, (all, changed: Preference) =>
    all.map((one) => (one.kind === changed.kind ? changed : one)),
  );
  const change = (changed: Preference) =>
    startTransition(async () => {
      show(changed);
      await run(() => savePreference(changed));
    });

  return (
    <table className="w-full">
      <thead className="border-b border-line">
        <tr>
          <th scope="col" className="h-10 text-left font-normal text-ink-3">
            About
          </th>
          {ways.map(({ way, label }) => (
            <th key={way} scope="col" className="h-10 px-2 font-normal text-ink-3">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {shown.map((preference) => (
          <tr key={preference.kind}>
            <th scope="row" className="h-10 text-left font-normal text-ink">
              {kindNames[preference.kind]}
            </th>
            {ways.map(({ way, label }) => (
              <td key={way} className="text-center">
                <TickBox
                  type="checkbox"
                  hidden={way === 'atOnce' && !canBeAtOnce(preference.kind)}
                  aria-label={`${kindNames[preference.kind]}: ${label.toLowerCase()}`}
                  checked={preference[way]}
                  onChange={({ target }) => change({ ...preference, [way]: target.checked })}
                  className="size-4 accent-accent"
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
