import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { type NoticeKey, notices } from '@/lib/notices';
import { paths } from '@/lib/paths';
import { SANDBOX_PART } from '@/lib/paths/site';
import { MAX_LIVE, RUN_MINUTES } from '@/lib/proof/fail-it-now/rules';
import { SandboxLost } from './sandbox-lost';

/** Shown if there is no current run: before the first run or after its end. */
export function SandboxStart({ notice }: { notice?: NoticeKey }) {
  return (
    <section
      id={SANDBOX_PART}
      aria-labelledby="run-title"
      className="scroll-mt-20 border-y border-line-strong py-8 lg:py-10"
    >
      <div id="run-start" className="grid gap-x-10 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-7">
          {notice && (
            <Notice tone="warning" tabIndex={-1} className="mb-6">
              {notices[notice]}
            </Notice>
          )}
          <SandboxLost />
          <h2 id="run-title" tabIndex={-1} className="text-h3 text-ink">
            A receiver of your own
          </h2>
          <p className="mt-2 max-w-measure">
            You get a small receiving system of your own and one invented booking for it. You will
            switch the receiver off, send the booking, and switch it on again. It takes two minutes.
          </p>
        </div>
        <form
          method="post"
          action={paths.sandboxRuns}
          className="flex flex-col items-start gap-3 lg:col-span-4 lg:col-start-9 lg:self-end"
        >
          <Button type="submit" size="lg">
            Start a run
          </Button>
          <p className="text-staff text-ink-3">
            No account and no personal data. It ends automatically after {RUN_MINUTES} minutes; up
            to {MAX_LIVE} visitors can run one at the same time.
          </p>
        </form>
      </div>
    </section>
  );
}
