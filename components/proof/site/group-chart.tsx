import { BarChart } from './bar-chart';

type GroupChartProps = {
  groups: readonly { name: string; count: number }[];
  label: string;
  /** Unit of the group names. */
  unit?: string;
};

/** Bar chart with one bar per group, labelled with its name and count. */
export function GroupChart({ groups, label, unit }: GroupChartProps) {
  return (
    <div>
      <BarChart
        bars={groups.map(({ count }) => ({ value: count }))}
        label={`${label}: ${groups.map(({ name, count }) => `${name}, ${count}`).join('; ')}.`}
        gap={16}
      />
      <ul
        aria-hidden
        className="mt-2 grid auto-cols-fr grid-flow-col text-center font-mono text-[0.8125rem] leading-5 text-ink-3"
      >
        {groups.map(({ name, count }) => (
          <li key={name}>
            <span className="block text-ink">{count.toLocaleString('en-US')}</span>
            {name}
          </li>
        ))}
      </ul>
      {unit && (
        <p aria-hidden className="text-center font-mono text-[0.8125rem] leading-5 text-ink-3">
          {unit}
        </p>
      )}
    </div>
  );
}
