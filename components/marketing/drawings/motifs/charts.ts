import { type Dice, range } from '../pen/dice';
import { box, dot, ring, type Sketch, through } from '../pen/sketch';

/** A forecast line with a growing error band. */
function fan(dice: Dice): Sketch {
  const past = range(9).map((week) => [24 + week * 20, 104 + dice(-24, 24)] as const);
  const [x, y] = past.at(-1) ?? [0, 0];
  const end = dice(48, 84);
  const spread = dice(34, 50);
  return [
    ['hair', 'M24 40H304M24 80H304M24 120H304'],
    ['soft', `M${x} ${y}L304 ${end - spread}V${end + spread}z`],
    ['dash', `M${x} ${y}L304 ${end - spread}M${x} ${y}L304 ${end + spread}`],
    ['line', `M24 158H304M${x} 20V158`],
    ['ink', through(past)],
    ['accent', `M${x} ${y}L304 ${end}`],
    ['dot', past.slice(0, -1).map(([left, top]) => dot(left, top))],
    ['spot', dot(x, y)],
  ];
}

/** Bars of the past, and of the weeks ahead with error bars. */
function whiskers(dice: Dice): Sketch {
  const weeks = range(10).map((week) => [34 + week * 27, dice(40, 92)] as const);
  const column = ([x, height]: readonly [number, number]) => box(x, 152 - height, 18, height, 2);
  const whisker = ([x, height]: readonly [number, number], week: number) => {
    const error = 8 + week * 6;
    return `M${x + 9} ${152 - height - error}v${2 * error}m-5 0h10m0-${2 * error}h-10`;
  };
  return [
    ['hair', 'M24 52H304M24 102H304'],
    ['faint', weeks.slice(0, 6).map(column)],
    ['soft', weeks.slice(6).map(column)],
    ['accent', weeks.slice(6).map(column)],
    ['ink', weeks.slice(6).map(whisker)],
    ['line', 'M24 152H304'],
    ['dash', 'M192 16V166'],
  ];
}

/** A forecast that states its error. */
export const forecast = (dice: Dice) => (dice(0, 1) ? fan(dice) : whiskers(dice));

/** Costs over two years by month: first development, then maintenance. */
export function upkeep(dice: Dice): Sketch {
  const months = range(24).map((month) => {
    const height = month < 5 ? 112 - month * dice(14, 18) : dice(12, 30);
    return box(30 + month * 11, 150 - height, 8, height, 1);
  });
  return [
    ['soft', box(160, 22, 138, 128, 0)],
    ['faint', months.slice(0, 12)],
    ['solid', months.slice(12)],
    ['line', 'M22 150H302'],
    ['dash', 'M160 22V150'],
    ['ink', `M34 44C60 90 90 116 160 118S250 96 298 ${dice(64, 84)}`],
  ];
}

/** Costs and savings with their break-even point. */
export function breakEven(dice: Dice): Sketch {
  const x = dice(140, 196);
  return [
    ['hair', 'M34 50H304M34 84H304M34 118H304'],
    ['soft', `M${x} 92L304 ${92 - Math.round((304 - x) * 0.5)}V78z`],
    ['line', 'M34 18V152H304'],
    ['ink', `M34 ${100}L304 78`],
    ['accent', `M34 150L${x} 92L304 ${92 - Math.round((304 - x) * 0.5)}`],
    ['dash', `M${x} 92V152`],
    ['card', ring(x, 90, 10)],
    ['spot', dot(x, 90)],
  ];
}

/** Values and their distribution. */
export function distribution(dice: Dice): Sketch {
  const [middle, width] = [dice(120, 200), dice(34, 52)];
  const height = (x: number) => Math.round(112 * Math.exp(-(((x - middle) / width) ** 2) / 2));
  return [
    ['line', 'M36 24V152H292'],
    [
      'faint',
      range(16)
        .map((bar) => 44 + bar * 15)
        .map((x) => [x, Math.max(3, height(x + 5) + dice(-8, 6))] as const)
        .map(([x, tall]) => box(x, 152 - tall, 11, tall, 1)),
    ],
    [
      'accent',
      through(range(41).map((step) => [44 + step * 6, 152 - height(44 + step * 6)] as const)),
    ],
    ['dash', `M${middle} 24V152`],
    ['spot', dot(middle, 152 - height(middle))],
  ];
}

/** A neural network with one highlighted path. */
export function network(dice: Dice): Sketch {
  const layers = range(dice(3, 4) + 1).map((layer, _, { length }) => {
    const count = layer === length - 1 ? dice(1, 2) : dice(2, 4);
    const x = 36 + (layer * 248) / (length - 1);
    return range(count).map((node) => [x, 90 + (node - (count - 1) / 2) * 38] as const);
  });
  const links = layers
    .slice(1)
    .flatMap((layer, index) =>
      (layers[index] ?? []).flatMap((from) => layer.map((to) => through([from, to]))),
    );
  const way = layers.flatMap((layer) => layer.slice(dice(0, layer.length - 1)).slice(0, 1));
  return [
    ['hair', links],
    ['accent', through(way)],
    ['card', layers.flat().map(([x, y]) => ring(x, y, 9))],
    ['solid', way.map(([x, y]) => ring(x, y, 9))],
  ];
}
