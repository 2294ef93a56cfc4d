import {
  ACCEPTED,
  FORECAST,
  meanError,
  plannedRatio,
  planText,
  RATIOS,
} from '@/lib/services/pieces/forecast';
import { ChoiceButton } from '../choice-button';
import { PieceFrame } from '../piece-frame';
import { HEIGHT, heightOf, WIDTH } from './scale';

/** Choice shown without a script. */
const SHOWN = 1;

const STEP = WIDTH / RATIOS.length;

function Mondays() {
  const planned = plannedRatio(SHOWN);
  const plannedY = HEIGHT - heightOf(planned);
  return (
    <svg
      role="img"
      aria-label={`Calls of twelve Mondays as a share of the forecast: ${RATIOS.join(', ')}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="h-auto w-full"
    >
      {RATIOS.map((ratio, index) => (
        <rect
          key={ratio}
          data-ratio={ratio}
          data-over={ratio > planned ? '' : undefined}
          x={index * STEP + 3}
          y={HEIGHT - heightOf(ratio)}
          width={STEP - 6}
          height={heightOf(ratio)}
          className="fill-line-strong data-over:fill-high"
        />
      ))}
      <line
        data-plan
        x1={0}
        x2={WIDTH}
        y1={plannedY}
        y2={plannedY}
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
        className="stroke-accent"
      />
    </svg>
  );
}

/** Forecast for a Monday, with its error and the staff that the visitor's risk takes. */
export function Forecast() {
  return (
    <PieceFrame
      name="forecast"
      title={`${FORECAST} calls on Monday. How many people?`}
      intro="Choose how often too few people may be there. The line shows the plan, red bars the Mondays above it."
      end={planText(SHOWN)}
    >
      <div className="grid gap-x-6 gap-y-5 px-5 py-5 lg:grid-cols-12 lg:px-8">
        <div className="lg:col-span-7">
          <Mondays />
          <p className="mt-2 text-sm text-ink-3">
            The last twelve Mondays; the forecast was {meanError()} percent wrong on average.
          </p>
        </div>
        <fieldset className="needs-script lg:col-span-5">
          <legend className="text-base font-medium text-ink">
            Mondays of twelve on which more calls may come than planned
          </legend>
          <div className="mt-3 flex flex-wrap gap-2">
            {ACCEPTED.map((accepted) => (
              <ChoiceButton
                key={accepted}
                data-accepted={accepted}
                aria-pressed={accepted === SHOWN}
              >
                {accepted === 0 ? 'None' : accepted}
              </ChoiceButton>
            ))}
          </div>
        </fieldset>
      </div>
    </PieceFrame>
  );
}
