import type { ProofDay } from '@/lib/proof/model';
import { shortDay } from '@/lib/proof/rules';
import { BarChart } from './bar-chart';
import type { Bar } from './bars';

type DayChartProps = {
  days: readonly ProofDay[];
  barOf: (day: ProofDay) => Bar;
  label: string;
  fill?: 'fill-accent' | 'fill-low';
};

/** Bar chart with one bar per day, labelled with the first and last day. */
export function DayChart({ days, barOf, label, fill }: DayChartProps) {
  return (
    <div>
      <BarChart bars={days.map(barOf)} label={label} fill={fill} />
      <p
        aria-hidden
        className="mt-2 flex justify-between font-mono text-[0.8125rem] leading-5 text-ink-3"
      >
        {[days.at(0), days.at(-1)].map(
          (day) => day && <span key={day.day}>{shortDay(day.day)}</span>,
        )}
      </p>
    </div>
  );
}
