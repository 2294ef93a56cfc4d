import { moneyFormat } from '@/lib/core/text/money';
import type { Example } from './worked-example';

const WIDTH = 640;
const HEIGHT = 300;
const LEFT = 8;
const RIGHT = 632;
const TOP = 40;
const BOTTOM = 260;

/** On a phone the drawing is half as wide. */
const text = 'font-mono text-[14px] max-sm:text-[23px]';

type BalanceChartProps = { example: Example };

/** In the last months, the label of `paysFrom` would overlap the label of the last month. */
const LAST_MONTHS = 2;
/** Up to this month, the label of `paysFrom` would overlap the label "6". */
const NEAR_SIX = 12;

/** Line chart of the monthly balance, with labels for the lowest point, the break-even month and the end. */
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
          <line
            key={month}
            x1={x(month)}
            x2={x(month)}
            y1={y(0) - 4}
            y2={y(0) + 4}
            className="stroke-line-strong"
          />
        ))}
      {(paysFrom === null || paysFrom > NEAR_SIX) && (
        <text x={x(6)} y={y(0) - 12} textAnchor="middle" className={`fill-ink-3 ${text}`}>
          6
        </text>
      )}
      <text x={RIGHT} y={y(0) + 28} textAnchor="end" className={`fill-ink-3 ${text}`}>
        month {end.month}
      </text>
      <circle
        cx={x(low.month)}
        cy={y(lowest)}
        r="4"
        className="fill-paper stroke-accent"
        strokeWidth="2"
      />
      <text x={x(low.month) + 8} y={y(lowest) + 28} className={`fill-ink ${text}`}>
        −{money.format(-lowest)}
      </text>
      {paysFrom && <circle cx={x(paysFrom)} cy={y(0)} r="5" className="fill-accent" />}
      {paysFrom && paysFrom <= months.length - LAST_MONTHS && (
        <text x={x(paysFrom)} y={y(0) - 16} textAnchor="end" className={`fill-accent ${text}`}>
          month {paysFrom}
        </text>
      )}
      <text x={RIGHT} y={y(end.balance) - 12} textAnchor="end" className={`fill-ink ${text}`}>
        {money.format(end.balance)}
      </text>
    </svg>
  );
}
