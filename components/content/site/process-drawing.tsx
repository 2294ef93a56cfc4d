import { useId } from 'react';
import { actorNames } from '@/lib/cases/actors';
import type { Link, Step } from '@/lib/cases/model';
import { drawProcess, STEP_HEIGHT, STEP_WIDTH } from '@/lib/cases/process';

const marks = {
  system: 'fill-ink-3',
  model: 'fill-accent',
  person: 'fill-medium',
} as const;

/** Width of a character of a label. */
const LETTER = 7.3;

type ProcessDrawingProps = { steps: readonly Pick<Step, 'name' | 'by'>[]; links: readonly Link[] };

/** Diagram of a process, drawn from its steps and links. */
export function ProcessDrawing({ steps, links }: ProcessDrawingProps) {
  const end = useId();
  const drawing = drawProcess(steps, links);
  return (
    <svg
      viewBox={`-2 -2 ${drawing.width + 4} ${drawing.height + 4}`}
      role="img"
      aria-label={`The process: ${steps.map(({ name }) => name).join(', ')}.`}
      className="h-auto w-full max-w-[27rem]"
    >
      <defs>
        <marker
          id={end}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path d="M0 0.5 L7.5 4 L0 7.5 Z" className="fill-ink-3" />
        </marker>
      </defs>
      <g fill="none" className="stroke-ink-3" strokeWidth="1.25">
        {drawing.links.map(({ path }) => (
          <path key={path} d={path} markerEnd={`url(#${end})`} />
        ))}
      </g>
      {drawing.steps.map(({ name, by, x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect
            width={STEP_WIDTH}
            height={STEP_HEIGHT}
            rx="8"
            className={
              by === 'person'
                ? 'fill-accent-soft stroke-line-strong'
                : 'fill-surface stroke-line-strong'
            }
          />
          <circle cx="17" cy="20" r="3.5" className={marks[by]} />
          <text
            x="28"
            y="24"
            className="fill-ink-3 font-mono uppercase"
            fontSize="11"
            letterSpacing="0.8"
          >
            {actorNames[by]}
          </text>
          <text x="14" y="46" className="fill-ink font-medium" fontSize="15">
            {name}
          </text>
        </g>
      ))}
      {drawing.links
        .filter(({ label }) => label !== '')
        .map(({ path, label, labelX, labelY }) => (
          <g key={path} transform={`translate(${labelX} ${labelY})`}>
            <rect
              x={(-label.length * LETTER) / 2 - 3}
              y="-12"
              width={label.length * LETTER + 6}
              height="16"
              className="fill-paper"
            />
            <text textAnchor="middle" className="fill-ink-2 font-mono" fontSize="12">
              {label}
            </text>
          </g>
        ))}
    </svg>
  );
}
