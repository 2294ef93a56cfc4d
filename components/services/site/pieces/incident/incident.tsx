import {
  clockText,
  MOMENTS,
  momentText,
  REPAIRED,
  waitingAt,
} from '@/lib/services/pieces/incident';
import { PieceFrame } from '../piece-frame';
import { StepButtons } from '../step-buttons';

const number =
  'px-2 py-2 text-right align-top font-mono text-sm leading-5 tabular-nums sm:px-3 sm:py-3 sm:leading-6.5';

/** Incident that the visitor replays, with an alert and without one. */
export function Incident() {
  return (
    <PieceFrame
      name="incident"
      title="A certificate expires on Thursday"
      intro="Replay the day. The counts are events that wait, with an alert on their age and without."
      end={momentText(MOMENTS.length - 1)}
    >
      <table className="w-full text-sm leading-5 sm:text-base sm:leading-6.5">
        <thead>
          <tr className="border-b border-line text-left text-sm text-ink-3">
            <th scope="col" className="py-3 pl-5 font-normal lg:pl-8">
              Time
            </th>
            <th scope="col" className="px-2 py-3 font-normal sm:px-3">
              What happens
            </th>
            <th scope="col" className="px-2 py-3 text-right font-normal sm:px-3">
              With alert
            </th>
            <th scope="col" className="px-2 py-3 text-right font-normal sm:px-3 lg:pr-8">
              Without
            </th>
          </tr>
        </thead>
        <tbody>
          {MOMENTS.map(({ minute, text }) => (
            <tr
              key={minute}
              data-moment
              className="border-b border-line data-later:invisible data-now:bg-accent-soft data-now:text-ink"
            >
              <th
                scope="row"
                className="py-2 pl-5 text-left align-top font-mono text-sm leading-5 font-normal sm:py-3 sm:leading-6.5 lg:pl-8"
              >
                {clockText(minute)}
              </th>
              <td className="px-2 py-2 sm:px-3 sm:py-3">{text}</td>
              <td className={number}>{waitingAt(minute, REPAIRED.alert)}</td>
              <td className={`${number} lg:pr-8`}>{waitingAt(minute, REPAIRED.none)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <StepButtons next="Next moment" />
    </PieceFrame>
  );
}
