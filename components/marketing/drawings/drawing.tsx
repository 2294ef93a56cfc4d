import { motifs } from './motifs';
import { type Dice, diceOf } from './pen/dice';
import { type Sketch, styles } from './pen/sketch';
import type { Subject } from './subject';

/** CSS variables for the colours of a drawing. */
const tokens = {
  paper: 'var(--paper)',
  surface: 'var(--surface)',
  line: 'var(--line)',
  lineStrong: 'var(--line-strong)',
  ink: 'var(--ink)',
  ink2: 'var(--ink-2)',
  ink3: 'var(--ink-3)',
  accent: 'var(--accent)',
  accentSoft: 'var(--accent-soft)',
};

/** Returns the position and size of the motif in its picture. */
function placeOf(dice: Dice): string {
  const scale = dice(90, 112) / 100;
  const [x, y] = [160 * (1 - scale) + dice(-10, 10), 90 * (1 - scale) + dice(-8, 8)];
  return `translate(${Math.round(x)} ${Math.round(y)}) scale(${scale})`;
}

type DrawingProps = {
  subject: Subject;
  /** Fixed colours for pictures that cannot use CSS variables. */
  colors?: typeof tokens;
  width?: number;
  height?: number;
  className?: string;
};

/** Drawing of a subject. The seed determines its composition. */
export function Drawing({ subject, colors = tokens, className, ...size }: DrawingProps) {
  const dice = diceOf(subject.seed);
  const sketch: Sketch = motifs[subject.drawing](dice);
  return (
    <svg
      aria-hidden
      viewBox="0 0 320 180"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      {...size}
    >
      <g transform={placeOf(dice)}>
        {sketch.map(([name, paths]) => {
          const path = typeof paths === 'string' ? paths : paths.join('');
          const { fill, stroke, ...style } = {
            fill: undefined,
            stroke: undefined,
            ...styles[name],
          };
          return (
            <path
              key={name + path}
              d={path}
              fill={fill && colors[fill]}
              stroke={stroke && colors[stroke]}
              {...style}
            />
          );
        })}
      </g>
    </svg>
  );
}
