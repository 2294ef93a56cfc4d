'use client';

import { addDays } from 'date-fns';
import { useState } from 'react';
import { peopleCount } from '@/components/content/publishing/people-count';
import { useStaffAction } from '@/components/records/use-staff-action';
import { MomentForm } from '@/components/staff/moment-form';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Dialog } from '@/components/ui/dialog';
import { businessDay } from '@/lib/core/time/business-time';
import { instantAt } from '@/lib/core/time/wall-clock';
import { scheduleIssue, testIssue } from '@/lib/newsletter/actions';
import type { Issue } from '@/lib/newsletter/model';
import { newsletterMailPath } from '@/lib/paths/files';
import { RateField } from './rate-field';

type SendIssueProps = {
  issue: Issue;
  /** Number of subscribers who would receive the issue now. */
  audience: number;
};

/** Actions for a draft: view the email, send a test, and send the issue. They use the saved version. */
export function SendIssue({ issue: { id, version, ratePerMinute }, audience }: SendIssueProps) {
  const { run, isPending } = useStaffAction();
  const [dialog, setDialog] = useState<'now' | 'later' | null>(null);
  const [rate, setRate] = useState(ratePerMinute);
  const close = () => setDialog(null);
  const who = peopleCount(audience);

  async function sendNow() {
    if (await run(() => scheduleIssue({ id, version, rate }))) close();
  }

  async function schedule(at: Date) {
    if (await run(() => scheduleIssue({ id, version, rate, at: at.toISOString() }))) close();
    // A refusal is shown in a toast.
    return null;
  }

  return (
    <>
      <ButtonLink href={newsletterMailPath(id)} target="_blank" variant="quiet" size="sm">
        See the email
      </ButtonLink>
      <Button
        variant="secondary"
        size="sm"
        pending={isPending}
        onClick={() => run(() => testIssue({ id }))}
      >
        Send me a test
      </Button>
      <Button variant="secondary" size="sm" onClick={() => setDialog('later')}>
        Schedule
      </Button>
      <Button size="sm" onClick={() => setDialog('now')}>
        Send now
      </Button>
      <Dialog
        open={dialog === 'now'}
        onOpenChange={(open) => open || close()}
        title={`Send this issue to ${who}?`}
        description="All confirmed subscribers whose address has not bounced. Sent emails cannot be recalled; the others can be paused."
        footer={
          <>
            <Button variant="quiet" size="sm" onClick={close}>
              Cancel
            </Button>
            <Button size="sm" pending={isPending} pendingLabel="Starting…" onClick={sendNow}>
              Send to {audience}
            </Button>
          </>
        }
      >
        <RateField value={rate} onChange={setRate} waiting={audience} from={new Date()} />
      </Dialog>
      <Dialog
        open={dialog === 'later'}
        onOpenChange={(open) => open || close()}
        title="Schedule this issue"
        description={`It is sent automatically within a minute of the chosen time, to everyone subscribed then: ${who} today.`}
      >
        <MomentForm
          initial={instantAt(businessDay(addDays(new Date(), 1)), '09:00')}
          step={1}
          submitLabel="Schedule"
          pendingLabel="Scheduling…"
          cancelLabel="Cancel"
          onCancel={close}
          onChoose={schedule}
        >
          <div className="mt-4">
            <RateField value={rate} onChange={setRate} waiting={audience} />
          </div>
        </MomentForm>
      </Dialog>
    </>
  );
}
