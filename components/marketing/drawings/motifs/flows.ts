import { type Dice, range } from '../pen/dice';
import {
  arrowHead,
  box,
  curve,
  dot,
  ring,
  type Sketch,
  screen,
  screenDots,
  through,
  tick,
  words,
} from '../pen/sketch';

const COLUMNS = [24, 100, 176, 252];
const ROWS = [26, 76, 126];
const NODE = { width: 44, height: 28 };

const between = (from: number, to: number, column: number) => {
  const [x = 0, next = 0] = [COLUMNS[column], COLUMNS[column + 1]];
  const middle = (x + NODE.width + next) / 2;
  const [start, end] = [(ROWS[from] ?? 0) + NODE.height / 2, (ROWS[to] ?? 0) + NODE.height / 2];
  return `M${x + NODE.width} ${start}H${middle}V${end}H${next}`;
};

/** A workflow: a chain of steps with one branch. */
export function workflow(dice: Dice): Sketch {
  const rows = COLUMNS.map(() => dice(0, ROWS.length - 1));
  const fork = dice(1, 2);
  const other = ((rows[fork] ?? 0) + dice(1, 2)) % ROWS.length;
  const nodes = COLUMNS.map((x, column) => [x, rows[column] ?? 0] as const);
  const last = COLUMNS.length - 1;
  const node = ([x, row]: readonly [number, number]) =>
    box(x, ROWS[row] ?? 0, NODE.width, NODE.height);
  const edges = range(last).map((column) =>
    between(rows[column] ?? 0, rows[column + 1] ?? 0, column),
  );
  return [
    [
      'dash',
      between(rows[fork - 1] ?? 0, other, fork - 1) + between(other, rows[fork + 1] ?? 0, fork),
    ],
    ['accent', edges],
    ['card', [...nodes.slice(0, last), [COLUMNS[fork] ?? 0, other] as const].map(node)],
    ['solid', nodes.slice(last).map(node)],
    ['dot', nodes.slice(0, last).map(([x, row]) => dot(x + 12, (ROWS[row] ?? 0) + 14))],
    ['text', nodes.slice(0, last).map(([x, row]) => `M${x + 22} ${(ROWS[row] ?? 0) + 14}h12`)],
    ['light', nodes.slice(last).map(([x, row]) => tick(x + 22, (ROWS[row] ?? 0) + 14))],
  ];
}

/** A workflow that is planned on paper and half built. */
export function plan(dice: Dice): Sketch {
  const rows = range(4).map(() => dice(0, 2));
  const at = (step: number) => [40 + step * 66, 34 + (rows[step] ?? 0) * 46] as const;
  const node = (step: number) => box(...at(step), 42, 26, 13);
  const link = (step: number) => {
    const [[x, y], [toX, toY]] = [at(step), at(step + 1)];
    return curve([x + 42, y + 13], [toX, toY + 13]);
  };
  const [x, y] = at(2);
  return [
    [
      'hair',
      range(15)
        .map((line) => `M${20 + line * 20} 14V166`)
        .join('') +
        range(8)
          .map((line) => `M20 ${20 + line * 20}H300`)
          .join(''),
    ],
    ['accent', link(0)],
    ['solid', node(0) + node(1)],
    ['light', tick(at(0)[0] + 21, at(0)[1] + 13) + tick(at(1)[0] + 21, at(1)[1] + 13)],
    ['dash', link(1) + link(2) + node(3)],
    ['ink', `M${x} ${y + 13}a13 13 0 0 1 13-13h16`],
    ['card', `M${x + 29} ${y}l6-12 34-34 8 8-34 34z`],
    ['dark', `M${x + 29} ${y}l3-6 3 3z`],
  ];
}

/** Two systems, and the table between them that events are sent from. */
export function outbox(dice: Dice): Sketch {
  const rows = dice(4, 5);
  const sent = dice(1, rows - 1);
  const y = (row: number) => 46 + row * 20;
  const targets = [dice(30, 44), dice(104, 118)];
  return [
    ['card', screen(16, 44, 76, 92) + box(122, 34, 72, rows * 20 + 14, 4)],
    ['dot', screenDots(16, 44)],
    ['text', words(28, 80, [dice(36, 52), dice(28, 50), dice(30, 52)], 16)],
    ['line', `M94 90h26${arrowHead(120, 90)}`],
    ['soft', box(122, y(sent) - 4, 72, 18, 0)],
    ['text', range(rows).map((row) => `M142 ${y(row) + 5}h${dice(20, 40)}`)],
    ['dot', range(rows).map((row) => dot(132, y(row) + 5))],
    ['card', targets.map((top) => screen(238, top, 66, 50))],
    ['dash', curve([194, y(0) + 5], [238, (targets[0] ?? 0) + 25])],
    ['accent', curve([194, y(sent) + 5], [238, (targets[1] ?? 0) + 25])],
    ['spot', dot(132, y(sent) + 5) + dot(238, (targets[1] ?? 0) + 25)],
  ];
}

/** Systems on one line, each notified of an event in one of them. */
export function bus(dice: Dice): Sketch {
  const source = dice(0, 5);
  const places = range(6).map((place) => [26 + (place % 3) * 102, place < 3 ? 14 : 120] as const);
  const stem = ([x, y]: readonly [number, number]) => `M${x + 32} ${y < 90 ? y + 46 : y}V90`;
  const [x, y] = places[source] ?? [0, 0];
  const others = places.filter((_, place) => place !== source);
  return [
    ['line', others.map(stem)],
    ['accent', `M20 90H300${stem([x, y])}`],
    ['card', others.map((place) => screen(...place, 64, 46))],
    ['dot', others.map((place) => screenDots(...place))],
    ['text', others.map(([left, top]) => `M${left + 12} ${top + 33}h${dice(20, 40)}`)],
    ['solid', box(x, y, 64, 46, 8)],
    ['light', `M${x} ${y + 20}h64M${x + 12} ${y + 33}h${dice(20, 40)}`],
    ['spot', others.map(([left]) => dot(left + 32, 90))],
  ];
}

/** Paths of cases through a process. The most frequent path is thick. */
export function variants(dice: Dice): Sketch {
  const layers = range(4).map((layer) => {
    const count = layer === 0 || layer === 3 ? 1 : dice(2, 4);
    return range(count).map(
      (node) => [40 + layer * 80, 90 + (node - (count - 1) / 2) * 40] as const,
    );
  });
  const links = layers
    .slice(1)
    .flatMap((layer, index) =>
      (layers[index] ?? []).flatMap((from) => layer.map((to) => curve(from, to))),
    );
  const way = layers.flatMap((layer) => layer.slice(dice(0, layer.length - 1)).slice(0, 1));
  const [, second = [0, 0], third = [0, 0]] = way;
  return [
    ['hair', links],
    [
      'dash',
      `M${third[0]} ${third[1] - 12}c-10-30-60-30-${third[0] - second[0]} ${second[1] - third[1]}`,
    ],
    ['accent', way.slice(1).map((to, index) => curve(way[index] ?? to, to))],
    ['card', layers.flat().map(([x, y]) => ring(x, y, 11))],
    ['solid', way.map(([x, y]) => ring(x, y, 11))],
    [
      'light',
      through([
        [way[0]?.[0] ?? 0, 86],
        [(way[0]?.[0] ?? 0) + 5, 90],
        [way[0]?.[0] ?? 0, 94],
      ]),
    ],
  ];
}
