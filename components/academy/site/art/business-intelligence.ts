import { type Dice, range } from '@/components/marketing/dice';
import { box, dot, type Sketch, through } from './sketch';

function columns(dice: Dice): Sketch {
  const heights = range(dice(6, 8)).map(() => dice(28, 104));
  const step = 240 / heights.length;
  const chosen = dice(0, heights.length - 1);
  const bar = (height: number, index: number) =>
    box(44 + index * step, 150 - height, step - 12, height, 2);
  return {
    lines: 'M36 150H288',
    shapes: heights.map((height, index) => (index === chosen ? '' : bar(height, index))).join(''),
    accentShapes: bar(heights[chosen] ?? 0, chosen),
  };
}

function course(dice: Dice): Sketch {
  const points = range(9).map((week) => [40 + week * 30, dice(44, 112)] as const);
  const last = points.at(-1) ?? [0, 0];
  return {
    ground: 'M36 34H288M36 72H288M36 110H288',
    lines: 'M36 150H288',
    dots: points.map(([x]) => dot(x, 150)).join(''),
    accentLines: through(points),
    accentDots: dot(last[0], last[1]),
  };
}

/** Draws a chart with one highlighted value: a column, or the end of a line. */
export function drawBusinessIntelligence(dice: Dice): Sketch {
  return dice(0, 1) ? columns(dice) : course(dice);
}
