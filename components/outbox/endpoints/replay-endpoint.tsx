'use client';

import { useState } from 'react';
import { answerOf } from '@/components/records/answer-of';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toastRefusal } from '@/components/ui/toast';
import { refusalIn } from '@/lib/core/actions/refusal';
import { replayEndpoint } from '@/lib/outbox/endpoints/actions';

type ReplayEndpointProps = {
  id: string;
  /** Current date in the business time zone (YYYY-MM-DD). */
  today: string;
};

/** Resends the events of a date range to an endpoint after showing their number. */
export function ReplayEndpoint({ id, today }: ReplayEndpointProps) {
  const { run, isPending } = useStaffAction();
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState(today);
  const [count, setCount] = useState<number | null>(null);

  async function countThem() {
    const answer = await answerOf(replayEndpoint({ id, from, to, isRehearsal: true }));
    if (answer.data) setCount(answer.data.count);
    else toastRefusal(refusalIn(answer));
  }

  return (
    <section aria-labelledby="replay" className="space-y-3">
      <h3 id="replay" className="font-medium text-ink">
        Send the events of some days again
      </h3>
      <div className="flex flex-wrap items-end gap-3">
        {[
          { label: 'From', value: from, set: setFrom },
          { label: 'To', value: to, set: setTo },
        ].map(({ label, value, set }) => (
          <Field key={label} label={label} name={`replay-${label}`}>
            {(control) => (
              <Input
                {...control}
                type="date"
                max={today}
                value={value}
                onChange={({ target }) => set(target.value)}
              />
            )}
          </Field>
        ))}
        <Button variant="secondary" onClick={countThem}>
          Send again
        </Button>
      </div>
      <ConfirmDialog
        open={count !== null}
        onOpenChange={() => setCount(null)}
        title={count === 1 ? 'Send one event again?' : `Send ${count ?? 0} events again?`}
        confirmLabel="Send again"
        pending={isPending}
        onConfirm={async () => {
          await run(() => replayEndpoint({ id, from, to, isRehearsal: false }));
          setCount(null);
        }}
      >
        Each keeps its id, so that a receiver can skip those it already has.
      </ConfirmDialog>
    </section>
  );
}
