import { type Dice, range } from '@/components/marketing/dice';
import { dot, type Sketch, through } from './sketch';

const AXES = 'M36 24V152H292';

function scattered(dice: Dice): Sketch {
  const [start, end] = dice(0, 1) ? [dice(118, 136), dice(36, 60)] : [dice(40, 64), dice(104, 132)];
  const height = (x: number) => Math.round(start + ((end - start) * (x - 52)) / 228);
  const points = range(dice(16, 22)).map(() => {
    const x = dice(52, 280);
    return dot(x, Math.min(144, Math.max(26, height(x) + dice(-26, 26))));
  });
  return {
    lines: AXES,
    dots: points.join(''),
    accentLines: through([
      [52, height(52)],
      [284, height(284)],
    ]),
  };
}

function distributed(dice: Dice): Sketch {
  const [middle, width] = [dice(120, 200), dice(34, 52)];
  const height = (x: number) => Math.round(112 * Math.exp(-(((x - middle) / width) ** 2) / 2));
  const bars = range(16).map((index) => 48 + index * 15);
  return {
    lines: AXES,
    ground: bars.map((x) => `M${x} 152v${-Math.max(2, height(x) + dice(-8, 6))}`).join(''),
    accentLines: through(
      range(41).map((step) => [44 + step * 6, 152 - height(44 + step * 6)] as const),
    ),
    accentDots: dot(middle, 152 - height(middle)),
  };
}

/** Draws data with its model: a line through a scatter plot, or a curve over a histogram. */
export function drawDataScience(dice: Dice): Sketch {
  return dice(0, 1) ? scattered(dice) : distributed(dice);
}
