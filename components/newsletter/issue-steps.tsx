'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { usePolling } from '@/components/records/use-polling';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { steerIssue } from '@/lib/newsletter/actions';
import type { Issue, IssueCounts } from '@/lib/newsletter/model';
import { MAX_RATE } from '@/lib/newsletter/states';
import { RateField } from './rate-field';

type IssueStepsProps = { issue: Issue; counts: IssueCounts };

/** Actions for a scheduled or sending issue. The counts refresh automatically while it is being sent. */
export function IssueSteps({ issue, counts }: IssueStepsProps) {
  const { id, state, ratePerMinute, isIndexed, begunAt } = issue;
  const router = useRouter();
  const { run, isPending } = useStaffAction();
  const [isChoosing, setChoosing] = useState(false);
  const [rate, setRate] = useState(ratePerMinute);
  usePolling(state === 'sending' || state === 'scheduled', () => router.refresh());

  const button = (label: string, step: 'unschedule' | 'pause' | 'continue' | 'send_doubtful') => (
    <Button
      variant="secondary"
      size="sm"
      pending={isPending}
      onClick={() => run(() => steerIssue({ id, step }))}
    >
      {label}
    </Button>
  );

  async function chooseRate() {
    if (rate < 1 || rate > MAX_RATE) return;
    if (await run(() => steerIssue({ id, step: 'set_rate', rate }))) setChoosing(false);
  }

  return (
    <div className="flex flex-wrap gap-2">
      {state === 'scheduled' && button('Take back', 'unschedule')}
      {state === 'sending' && button('Pause', 'pause')}
      {state === 'paused' && button('Continue', 'continue')}
      {(state === 'sending' || state === 'paused') && (
        <Button variant="secondary" size="sm" onClick={() => setChoosing(true)}>
          Change the rate
        </Button>
      )}
      {counts.doubtful > 0 &&
        state !== 'paused' &&
        button(`Send ${counts.doubtful} in doubt again`, 'send_doubtful')}
      {begunAt && (
        <Button
          variant="quiet"
          size="sm"
          pending={isPending}
          onClick={() =>
            run(() => steerIssue({ id, step: 'set_indexed', rate: isIndexed ? 0 : 1 }))
          }
        >
          {isIndexed ? 'Hide from search engines' : 'Let search engines list it'}
        </Button>
      )}
      <Dialog
        open={isChoosing}
        onOpenChange={setChoosing}
        title="How fast?"
        description="Counts from the next minute."
        footer={
          <>
            <Button variant="quiet" size="sm" onClick={() => setChoosing(false)}>
              Cancel
            </Button>
            <Button size="sm" pending={isPending} onClick={chooseRate}>
              Change the rate
            </Button>
          </>
        }
      >
        <RateField value={rate} onChange={setRate} waiting={counts.waiting} from={new Date()} />
      </Dialog>
    </div>
  );
}
