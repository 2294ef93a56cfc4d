import { type Bar, drawBars } from './bars';

const WIDTH = 480;
const HEIGHT = 88;

type BarChartProps = {
  bars: readonly Bar[];
  /** Text alternative that describes the chart in one sentence. */
  label: string;
  gap?: number;
  /** Colour of the values. */
  fill?: 'fill-accent' | 'fill-low';
};

/** Bar chart, rendered on the server. Missing values are red. */
export function BarChart({ bars, label, gap = 4, fill = 'fill-accent' }: BarChartProps) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT + 1}`}
      role="img"
      aria-label={label}
      className="block w-full"
    >
      {drawBars(bars, { width: WIDTH, height: HEIGHT, gap }).map(({ x, width, value, missing }) => (
        <g key={x}>
          <rect x={x} y={HEIGHT - value} width={width} height={value} className={fill} />
          <rect
            x={x}
            y={HEIGHT - value - missing}
            width={width}
            height={missing}
            className="fill-high"
          />
        </g>
      ))}
      <path d={`M0 ${HEIGHT + 0.5}H${WIDTH}`} className="stroke-line-strong" />
    </svg>
  );
}
