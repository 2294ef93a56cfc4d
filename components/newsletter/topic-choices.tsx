'use client';

import { useState } from 'react';
import { FormValue } from '@/components/records/form-value';
import { TickBox } from '@/components/ui/tick-box';

type TopicChoicesProps = {
  topics: readonly string[];
  /** Chosen topics, one per line. */
  value: string;
};

/** Lets the author choose the topics whose subscribers receive an issue. No topic means all subscribers. */
export function TopicChoices({ topics, value }: TopicChoicesProps) {
  const [chosen, setChosen] = useState(value.split('\n').filter(Boolean));
  // A chosen topic stays selectable even if no post uses it any longer.
  const choices = [...new Set([...topics, ...chosen])];
  return (
    <fieldset>
      <legend className="mb-1.5 text-[0.9375rem] leading-6 font-medium text-ink">
        Who gets it
      </legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {choices.map((topic) => (
          <label key={topic} className="flex min-h-6 items-center gap-2">
            <TickBox
              type="checkbox"
              checked={chosen.includes(topic)}
              onChange={({ target }) =>
                setChosen((before) =>
                  target.checked ? [...before, topic] : before.filter((other) => other !== topic),
                )
              }
              className="size-4 shrink-0 accent-accent"
            />
            {topic}
          </label>
        ))}
      </div>
      <p className="mt-1.5 text-staff text-ink-3">
        {chosen.length === 0
          ? 'Every subscriber. Choose topics to email only those who read about them.'
          : 'Subscribers who chose one of these topics, and those who read everything.'}
      </p>
      <FormValue name="topics" value={chosen.join('\n')} />
    </fieldset>
  );
}
