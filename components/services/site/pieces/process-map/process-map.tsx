import { controlStyle } from '@/components/ui/control-style';
import { EXAMPLE, MAX_STEPS, mapText, stepsOf } from '@/lib/services/pieces/process-map';
import { PieceFrame } from '../piece-frame';

/** Map of a process, drawn from five lines that the visitor writes. */
export function ProcessMap() {
  return (
    <PieceFrame
      name="process-map"
      title="Your process in five lines"
      intro="Write who does what, one step a line. The map marks handovers and work by hand."
      end={mapText(EXAMPLE)}
    >
      <div className="px-5 py-5 lg:px-8">
        <label className="needs-script block">
          <span className="text-base font-medium text-ink">Who: does what</span>
          <textarea
            rows={MAX_STEPS}
            maxLength={600}
            autoComplete="off"
            defaultValue={EXAMPLE}
            className={`${controlStyle} mt-2 px-3 py-2 leading-6.5`}
          />
        </label>
        <ol className="mt-5 grid gap-3 lg:grid-cols-5">
          {stepsOf(EXAMPLE).map(({ who, what, isHandover, isCopying }) => (
            <li
              key={what}
              data-step
              className="rounded-control border border-line px-3 py-3 text-base leading-6.5 wrap-anywhere data-handover:border-l-4 data-handover:border-l-accent"
              data-handover={isHandover ? '' : undefined}
            >
              <p data-who suppressHydrationWarning className="label text-ink-3">
                {who}
              </p>
              <p data-what suppressHydrationWarning className="mt-1 text-ink">
                {what}
              </p>
              <p className="mt-2 flex flex-wrap gap-x-4">
                <span data-is="handover" hidden={!isHandover} className="status-accent">
                  handover
                </span>
                <span data-is="copying" hidden={!isCopying} className="status-medium">
                  by hand
                </span>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </PieceFrame>
  );
}
