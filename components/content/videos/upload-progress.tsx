import { Button } from '@/components/ui/button';
import { inMegabytes } from '@/lib/content/videos/rules';

type UploadProgressProps = {
  state: { step: 'sending' | 'paused'; sent: number; size: number };
  onPause: () => void;
  onResume: () => void;
};

/** Progress of an upload, with a button to pause and resume it. */
export function UploadProgress({ state, onPause, onResume }: UploadProgressProps) {
  const { step, sent, size } = state;
  const isPaused = step === 'paused';
  return (
    <div className="flex flex-wrap items-center gap-3">
      <progress
        aria-label="Upload"
        value={sent}
        max={size}
        className="h-2 min-w-40 grow accent-accent"
      />
      <span className="text-staff tabular-nums text-ink-3">
        {inMegabytes(sent)} of {inMegabytes(size)}
      </span>
      <Button variant="secondary" size="sm" onClick={isPaused ? onResume : onPause}>
        {isPaused ? 'Continue' : 'Pause'}
      </Button>
    </div>
  );
}
