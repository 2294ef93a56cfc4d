import { Button } from '@/components/ui/button';
import { Status } from '@/components/ui/status';
import { paths } from '@/lib/paths';
import { SANDBOX_PART, sandboxRunPath } from '@/lib/paths/site';
import type { SandboxRunWithEntries } from '@/lib/proof/fail-it-now/model';
import { isWaiting, MAX_STEPS, type Stage, stageOf, waitText } from '@/lib/proof/fail-it-now/rules';
import { SandboxLog } from './sandbox-log';
import { SandboxLost } from './sandbox-lost';

const guides: Record<Stage, { title: string; text: string }> = {
  ready: {
    title: 'Stop the receiver',
    text: 'It represents your accounting, your CRM, or any system that needs to know about a booking. Switch it off, as an update or a power cut would.',
  },
  stopped: {
    title: 'Send it a booking',
    text: 'The receiver is off: nothing responds at its address. Send the booking anyway.',
  },
  failing: {
    title: 'The booking waits, and no one has to remember it',
    text: 'After each failed attempt the wait gets longer. Watch two or three of them, then start the receiver.',
  },
  recovering: {
    title: 'The receiver runs again',
    text: 'Our side is not notified. Its next attempt finds out on its own; you can also start one now.',
  },
  delivered: {
    title: 'Delivered, and booked once',
    text: 'Now the second half. Sometimes the message arrives and only the answer is lost; then the sender retries. Send the same booking again.',
  },
  refused: {
    title: 'Sent again, and still booked once',
    text: 'The receiver recognized the booking by its id, and its database refused a second one. Nothing was lost, and nothing happened twice.',
  },
};

/** Returns the text about the state of the booking. */
function bookingState(run: SandboxRunWithEntries, stage: Stage, now: Date) {
  if (!run.nextAttemptAt) {
    const isSent = stage === 'delivered' || stage === 'refused';
    return (
      <Status tone={isSent ? 'low' : 'neutral'}>{isSent ? 'Delivered' : 'Not sent yet'}</Status>
    );
  }
  const wait = Date.parse(run.nextAttemptAt) - now.getTime();
  return (
    <Status tone="medium">
      {isWaiting(run) && wait > 0 ? `Next try in ${waitText(wait)}` : 'Being tried now'}
    </Status>
  );
}

const sendLabels: Record<Stage, string> = {
  ready: 'Send the booking',
  stopped: 'Send the booking',
  failing: 'Try now',
  recovering: 'Try now',
  delivered: 'Send it again',
  refused: 'Send it again',
};

/** Sandbox run of a visitor: instructions, the two buttons and the log. */
export function SandboxRun({ run, now }: { run: SandboxRunWithEntries; now: Date }) {
  const stage = stageOf(run);
  const { title, text } = guides[stage];
  const sends = stage === 'stopped' || stage === 'recovering' || stage === 'delivered';
  const isUsedUp = run.steps >= MAX_STEPS;
  return (
    <section
      id={SANDBOX_PART}
      aria-labelledby="run-title"
      data-changes={run.nextAttemptAt ? '' : undefined}
      className="scroll-mt-20 border-y border-line-strong py-8 lg:py-10"
    >
      <SandboxLost />
      <div id="run-guide" role="status" className="min-h-28">
        <h2 id="run-title" tabIndex={-1} className="text-h3 text-ink">
          {title}
        </h2>
        <p className="mt-2 max-w-measure">{text}</p>
      </div>
      <form
        id="run-controls"
        method="post"
        action={paths.sandboxRuns}
        className="mt-6 grid gap-px border border-line bg-line sm:grid-cols-2"
      >
        <input type="hidden" name="run" value={run.id} />
        <div className="flex flex-wrap items-center justify-between gap-4 bg-surface p-5">
          <div>
            <p className="label text-ink-3">The receiver</p>
            <p className="mt-1">
              <Status tone={run.isReceiving ? 'low' : 'high'}>
                {run.isReceiving ? 'Running' : 'Stopped'}
              </Status>
            </p>
          </div>
          <Button
            id="run-receiver"
            type="submit"
            name="step"
            value={run.isReceiving ? 'stop' : 'start'}
            disabled={isUsedUp}
            variant={stage === 'ready' || stage === 'failing' ? 'primary' : 'secondary'}
          >
            {run.isReceiving ? 'Stop the receiver' : 'Start the receiver'}
          </Button>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4 bg-surface p-5">
          <div>
            <p className="label text-ink-3">The booking</p>
            <p className="mt-1">{bookingState(run, stage, now)}</p>
          </div>
          <Button
            id="run-booking"
            type="submit"
            name="step"
            value={run.nextAttemptAt ? 'try' : 'send'}
            disabled={isUsedUp}
            variant={sends ? 'primary' : 'secondary'}
          >
            {sendLabels[stage]}
          </Button>
        </div>
      </form>
      <div id="run-log" className="mt-8">
        <SandboxLog run={run} />
      </div>
      <div id="run-end" className="mt-6 text-staff text-ink-3">
        {isUsedUp && <p>This run has used its {MAX_STEPS} steps. Start another at any time.</p>}
        <noscript>
          <p>
            This page does not reload automatically.{' '}
            <a href={sandboxRunPath(run.id, now)} className="text-ink underline underline-offset-4">
              See what has happened since
            </a>
            .
          </p>
        </noscript>
      </div>
    </section>
  );
}
