import type { Estimate, MonthBalance } from '@/lib/tools/calculator/rules';
import { dollars, payingText } from '@/lib/tools/calculator/wording';

const WIDTH = 640;
const HEIGHT = 320;
const LEFT = 8;
const RIGHT = 632;
const TOP = 44;
const BOTTOM = 276;
const YEAR = 12;

/** Minimum distance between the two final labels, in SVG units. */
const LABEL_HEIGHT = 26;

/** Number of months covered by a final label. */
const LABEL_MONTHS = 9;

/** On a phone the drawing is half as wide. */
const text = 'font-mono text-[14px] max-sm:text-[22px] stroke-paper [paint-order:stroke]';

type EstimateChartProps = { estimate: Pick<Estimate, 'months' | 'paysFrom'> };

type Case = 'cautious' | 'good';

/** Returns the scales for months and balances. */
function scaleOf(months: MonthBalance[]) {
  const balances = months.flatMap(({ cautious, good }) => [cautious, good]);
  const [lowest, highest] = [Math.min(0, ...balances), Math.max(0, ...balances)];
  const x = (month: number) => LEFT + ((RIGHT - LEFT) * month) / months.length;
  const y = (balance: number) =>
    BOTTOM - ((BOTTOM - TOP) * (balance - lowest)) / (highest - lowest || 1);
  const point = (month: number, balance: number) =>
    `${x(month).toFixed(1)},${y(balance).toFixed(1)}`;
  const line = (which: Case) => [point(0, 0), ...months.map((row) => point(row.month, row[which]))];
  return { x, y, line };
}

/** Chart of the monthly balance as a band between the cautious and the good case, with the break-even month of each. */
export function EstimateChart({ estimate }: EstimateChartProps) {
  const { months, paysFrom } = estimate;
  const end = months.at(-1);
  if (!end) return null;
  const { x, y, line } = scaleOf(months);
  const label = `Balance over ${end.month} months. Cautious: ${dollars(end.cautious)} at the end. Good: ${dollars(end.good)} at the end. Money back: ${payingText(estimate)}.`;
  // Place the labels above and below the lines.
  const covered = months.slice(-LABEL_MONTHS);
  const goodAt = Math.min(...covered.map(({ good }) => y(good))) - 10;
  const lowest = Math.max(...covered.map(({ cautious }) => y(cautious)));
  const cautiousAt = Math.max(Math.min(lowest + 22, BOTTOM + 14), goodAt + LABEL_HEIGHT);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className="w-full">
      <polygon
        points={[...line('good'), ...line('cautious').toReversed()].join(' ')}
        className="fill-accent-soft"
      />
      <line x1={LEFT} x2={RIGHT} y1={y(0)} y2={y(0)} className="stroke-line-strong" />
      {months
        .filter(({ month }) => month % YEAR === 0)
        .map(({ month }) => (
          <g key={month}>
            <line x1={x(month)} x2={x(month)} y1={TOP} y2={BOTTOM} className="stroke-line" />
            <text
              x={x(month)}
              y={HEIGHT - 6}
              textAnchor={month === end.month ? 'end' : 'middle'}
              className={`fill-ink-3 ${text}`}
            >
              {month === end.month ? `month ${month}` : month}
            </text>
          </g>
        ))}
      <polyline
        points={line('cautious').join(' ')}
        className="fill-none stroke-ink-3"
        strokeWidth="2"
        strokeDasharray="5 4"
      />
      <polyline
        points={line('good').join(' ')}
        className="fill-none stroke-accent"
        strokeWidth="2.5"
      />
      {paysFrom.good && <circle cx={x(paysFrom.good)} cy={y(0)} r="5" className="fill-accent" />}
      {paysFrom.cautious && (
        <circle
          cx={x(paysFrom.cautious)}
          cy={y(0)}
          r="5"
          className="fill-paper stroke-ink-3"
          strokeWidth="2"
        />
      )}
      <text x={RIGHT} y={goodAt} textAnchor="end" className={`fill-accent ${text}`} strokeWidth="5">
        good {dollars(end.good)}
      </text>
      <text
        x={RIGHT}
        y={cautiousAt}
        textAnchor="end"
        className={`fill-ink-3 ${text}`}
        strokeWidth="5"
      >
        cautious {dollars(end.cautious)}
      </text>
    </svg>
  );
}
