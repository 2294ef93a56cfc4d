import { type Dice, range } from '../pen/dice';
import { box, cross, dot, ring, type Sketch, tick } from '../pen/sketch';

/** A month: needed days are marked, days that are no longer needed are crossed out. */
function month(dice: Dice): Sketch {
  const [columns, rows] = [7, 4];
  const first = dice(1, 8);
  const [width, height] = [38, 28];
  const places = range(columns * rows).map(
    (day) => [28 + (day % columns) * width, 48 + Math.floor(day / columns) * height] as const,
  );
  const chosen = places.slice(first, first + 2);
  const struck = places.slice(first + 2, first + 9);
  return [
    ['card', box(28, 16, columns * width, 32 + rows * height, 6)],
    ['dark', box(28, 16, columns * width, 14, 5)],
    [
      'hair',
      range(rows)
        .map((row) => `M28 ${48 + row * height}h${columns * width}`)
        .join('') +
        range(columns - 1)
          .map((column) => `M${28 + (column + 1) * width} 48v${rows * height}`)
          .join(''),
    ],
    ['text', range(columns).map((column) => `M${40 + column * width} 39h14`)],
    ['solid', chosen.map(([x, y]) => box(x + 3, y + 3, width - 6, height - 6, 4))],
    ['light', chosen.map(([x, y]) => tick(x + width / 2, y + height / 2))],
    ['line', struck.map(([x, y]) => cross(x + width / 2, y + height / 2, 5))],
  ];
}

/** Tasks on their days: spread out before, within the first few days now. */
function schedule(dice: Dice): Sketch {
  const bars = range(9).map((task) => [dice(36, 150), 26 + task * 14, dice(40, 120)] as const);
  const end = 36 + dice(50, 66);
  return [
    ['hair', range(10).map((day) => `M${36 + day * 27} 16V162`)],
    ['soft', box(36, 16, end - 36, 146, 0)],
    ['dash', bars.slice(0, 5).map(([x, y, width]) => `M${x} ${y + 4}h${width}`)],
    ['faint', bars.slice(5).map(([x, y, width]) => box(x, y, width, 8, 2))],
    ['solid', bars.map(([x, y]) => box(36 + (x % 18), y, dice(14, end - 56), 8, 2))],
    ['accent', `M${end} 10V168`],
    ['line', 'M28 162H304'],
  ];
}

/** The days of a process, before and after. */
export const calendar = (dice: Dice) => (dice(0, 1) ? month(dice) : schedule(dice));

/** A process under a stopwatch, with the duration of each step. */
export function stopwatch(dice: Dice): Sketch {
  const turn = (dice(20, 70) / 100) * Math.PI;
  const [x, y] = [92, 98];
  const hand = [Math.round(x + 40 * Math.sin(turn)), Math.round(y - 40 * Math.cos(turn))];
  const steps = range(4).map((step) => [176, 34 + step * 32, dice(26, 112)] as const);
  const longest = Math.max(...steps.map(([, , length]) => length));
  const bar = ([left, top, length]: (typeof steps)[number]) => box(left + 16, top, length, 16, 3);
  return [
    ['ink', `M${x - 9} 28h18M${x} 28v14M${x + 44} 50l8-8`],
    ['card', ring(x, y, 56)],
    [
      'soft',
      `M${x} ${y}V${y - 46}A46 46 0 0 1 ${Math.round(x + 46 * Math.sin(turn))} ${Math.round(y - 46 * Math.cos(turn))}z`,
    ],
    [
      'line',
      range(12).map((hour) => {
        const angle = (hour * Math.PI) / 6;
        const at = (radius: number) =>
          `${Math.round(x + radius * Math.sin(angle))} ${Math.round(y - radius * Math.cos(angle))}`;
        return `M${at(48)}L${at(52)}`;
      }),
    ],
    ['accent', `M${x} ${y}L${hand.join(' ')}`],
    ['spot', dot(x, y)],
    ['line', 'M176 26V158'],
    ['faint', steps.filter(([, , length]) => length < longest).map(bar)],
    ['solid', steps.filter(([, , length]) => length === longest).map(bar)],
    ['dot', steps.map(([left, top]) => dot(left, top + 8))],
  ];
}
