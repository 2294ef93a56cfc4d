import { moneyFormat } from '@/lib/core/text/money';
import type { Example } from './worked-example';

const WIDTH = 640;
const HEIGHT = 300;
const LEFT = 8;
const RIGHT = 632;
const TOP = 40;
const BOTTOM = 260;

type BalanceChartProps = { example: Example };

/** Line of the balance over the months, with the lowest point, the month from which it pays, and the end. */
export function BalanceChart({ example: { months, paysFrom } }: BalanceChartProps) {
  const money = moneyFormat('USD');
  const balances = months.map(({ balance }) => balance);
  const lowest = Math.min(...balances);
  const highest = Math.max(0, ...balances);
  const x = (month: number) => LEFT + ((RIGHT - LEFT) * month) / months.length;
  const y = (balance: number) =>
    BOTTOM - ((BOTTOM - TOP) * (balance - lowest)) / (highest - lowest || 1);
  const line = [{ month: 0, balance: 0 }, ...months]
    .map(({ month, balance }) => `${x(month).toFixed(1)},${y(balance).toFixed(1)}`)
    .join(' ');
  const low = months.find(({ balance }) => balance === lowest);
  const end = months.at(-1);
  if (!low || !end) return null;
  const label = `Balance over ${end.month} months: ${money.format(lowest)} at its lowest, in month ${low.month}; ${
    paysFrom ? `positive from month ${paysFrom}` : 'not positive'
  }; ${money.format(end.balance)} at the end.`;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className="w-full">
      <line x1={LEFT} x2={RIGHT} y1={y(0)} y2={y(0)} className="stroke-line-strong" />
      <polyline points={line} className="fill-none stroke-accent" strokeWidth="2.5" />
      {months
        .filter(({ month }) => month % 6 === 0)
        .map(({ month }) => (
          <g key={month} className="fill-ink-3 font-mono text-[13px]">
            <line
              x1={x(month)}
              x2={x(month)}
              y1={y(0) - 4}
              y2={y(0) + 4}
              className="stroke-line-strong"
            />
            <text x={x(month)} y={HEIGHT - 8} textAnchor={month === end.month ? 'end' : 'middle'}>
              {month}
            </text>
          </g>
        ))}
      <circle
        cx={x(low.month)}
        cy={y(lowest)}
        r="4"
        className="fill-paper stroke-accent"
        strokeWidth="2"
      />
      <text x={x(low.month) + 12} y={y(lowest) + 4} className="fill-ink font-mono text-[14px]">
        {money.format(lowest)}
      </text>
      {paysFrom && (
        <>
          <circle cx={x(paysFrom)} cy={y(0)} r="5" className="fill-accent" />
          <text
            x={x(paysFrom)}
            y={y(0) - 16}
            textAnchor="end"
            className="fill-accent font-mono text-[14px]"
          >
            month {paysFrom}
          </text>
        </>
      )}
      <text
        x={RIGHT}
        y={y(end.balance) - 12}
        textAnchor="end"
        className="fill-ink font-mono text-[14px]"
      >
        {money.format(end.balance)}
      </text>
    </svg>
  );
}
