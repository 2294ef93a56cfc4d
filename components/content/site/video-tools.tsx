import { buttonStyle } from '@/components/ui/button-style';

const SPEEDS = [0.75, 1, 1.25, 1.5, 2];

const small = buttonStyle({ variant: 'secondary', size: 'sm' });

/** Speed, captions and keyboard shortcuts of a player. Hidden until the video script runs. */
export function VideoTools({ hasCaptions }: { hasCaptions: boolean }) {
  return (
    <>
      <div hidden data-resumed className="mt-3">
        <div role="status" className="flex flex-wrap items-center gap-3 text-staff text-ink-2">
          <span>It continues where you stopped.</span>
          <button type="button" className={small}>
            From the beginning
          </button>
        </div>
      </div>
      <div data-tools hidden>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-staff text-ink-3">
          <label className="flex items-center gap-2">
            Speed
            <select
              data-speed
              defaultValue="1"
              className="h-8 rounded-control border border-line-strong bg-surface px-2 text-ink"
            >
              {SPEEDS.map((speed) => (
                <option key={speed} value={speed}>
                  {speed} ×
                </option>
              ))}
            </select>
          </label>
          {hasCaptions && (
            <button
              type="button"
              data-captions
              aria-pressed="true"
              className={`${small} aria-pressed:border-ink`}
            >
              Captions
            </button>
          )}
          <span className="max-sm:hidden">
            Keys: Space plays, ← and → skip 5 seconds, C captions, F full screen
          </span>
        </div>
      </div>
    </>
  );
}
