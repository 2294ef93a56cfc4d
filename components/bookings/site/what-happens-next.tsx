import type { ChangeRules } from '@/lib/bookings/availability/model';
import { changeRule } from '@/lib/bookings/change-limit';

const stepsOf = (rules: ChangeRules) => [
  'Choose a free time and tell us about one process.',
  `A confirmation with a calendar file arrives within a minute. You can move or cancel it ${changeRule(rules)}.`,
  'We read what you wrote and come prepared with questions.',
  'Thirty minutes by video; you keep the sketch we draw.',
];

/** Steps after a booking. */
export function WhatHappensNext({ rules }: { rules: ChangeRules }) {
  return (
    <ol className="space-y-4">
      {stepsOf(rules).map((step, index) => (
        <li key={step} className="flex gap-4">
          <span className="font-mono text-sm leading-7 text-ink-3 tabular-nums">0{index + 1}</span>
          <span className="text-ink-2">{step}</span>
        </li>
      ))}
    </ol>
  );
}
