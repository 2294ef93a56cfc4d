import { type Dice, range } from '../pen/dice';
import { box, cross, dot, type Sketch, sheet, square, through } from '../pen/sketch';

/** Eight figures on one screen, each with its line. */
export function dashboard(dice: Dice): Sketch {
  const chosen = dice(0, 7);
  const tiles = range(8).map(
    (tile) => [18 + (tile % 4) * 72, 20 + Math.floor(tile / 4) * 72] as const,
  );
  const line = ([x, y]: readonly [number, number]) =>
    through(range(6).map((point) => [x + 10 + point * 9, y + 50 - dice(0, 16)] as const));
  const [x, y] = tiles[chosen] ?? [0, 0];
  const others = tiles.filter((_, tile) => tile !== chosen);
  return [
    ['card', others.map(([left, top]) => box(left, top, 66, 66, 5))],
    ['dark', others.map(([left, top]) => box(left + 10, top + 12, dice(18, 36), 9, 2))],
    ['line', others.map(line)],
    ['solid', box(x, y, 66, 66, 5)],
    ['light', `M${x + 10} ${y + 16}h${dice(24, 42)}${line([x, y])}`],
  ];
}

/** A report: a figure, its trend and the rows beneath. */
export function report(dice: Dice): Sketch {
  const line = range(8).map((month) => [66 + month * 15, 92 - month * 3 + dice(-12, 12)] as const);
  const bars = range(6).map((month) => [196 + month * 16, dice(18, 58)] as const);
  const [x, y] = line.at(-1) ?? [0, 0];
  return [
    ['card', box(44, 10, 252, 160, 6)],
    ['dark', box(62, 26, dice(54, 80), 14, 2)],
    ['text', 'M62 50h40M196 32h60'],
    ['hair', 'M62 112H176M196 112H284M62 128H284M62 143H284M62 158H284'],
    ['faint', bars.map(([left, height]) => box(left, 111 - height, 10, height, 1))],
    ['accent', through(line)],
    [
      'text',
      range(3).map(
        (row) => `M66 ${136 + row * 15}h${dice(40, 70)}M240 ${136 + row * 15}h${dice(20, 40)}`,
      ),
    ],
    ['spot', dot(x, y)],
  ];
}

/** Candidates ranked by score. */
export function ranking(dice: Dice): Sketch {
  const count = dice(5, 6);
  const step = Math.floor(140 / count);
  const lengths = range(count)
    .map((place) => Math.max(24, 196 - place * dice(30, 44)))
    .toSorted((one, other) => other - one);
  const y = (place: number) => 24 + place * step;
  const bar = (length: number, place: number) => box(92, y(place), length, step - 9, 3);
  return [
    ['line', 'M92 14V168'],
    ['text', lengths.map((_, place) => `M34 ${y(place) + step / 2 - 4}h${dice(24, 44)}`)],
    ['dot', lengths.map((_, place) => dot(22, y(place) + step / 2 - 4))],
    ['solid', lengths.slice(0, 2).map(bar)],
    ['faint', lengths.slice(2).map((length, place) => bar(length, place + 2))],
    ['dash', `M80 ${y(2) - 5}H304`],
  ];
}

/** Candidate processes for automation, with the unsuitable ones crossed out. */
export function leaveAlone(dice: Dice): Sketch {
  const places = range(27).map(
    (place) => [40 + (place % 9) * 30, 46 + Math.floor(place / 9) * 44] as const,
  );
  const first = dice(0, 2);
  const isLeft = (place: number) => (place * 5 + first) % 9 < 3;
  const of = (left: boolean) => places.filter((_, place) => isLeft(place) === left);
  return [
    ['card', of(false).map(([x, y]) => square(x - 11, y - 11, 22))],
    ['dot', of(false).map(([x, y]) => dot(x, y))],
    ['soft', of(true).map(([x, y]) => square(x - 11, y - 11, 22))],
    ['accent', of(true).map(([x, y]) => square(x - 11, y - 11, 22) + cross(x, y, 5))],
  ];
}

/** A questionnaire with a score for each question. */
export function scoreSheet(dice: Dice): Sketch {
  const rows = range(7).map((row) => [40 + row * 18, dice(1, 5)] as const);
  const points = (from: number, to: number, y: number) =>
    range(to - from)
      .map((point) => dot(196 + (from + point) * 20, y))
      .join('');
  return [
    ['card', sheet(34, 10, 258, 162, 20)],
    ['dark', box(50, 20, dice(60, 96), 8, 2)],
    ['text', rows.map(([y]) => `M50 ${y}h${dice(70, 122)}`)],
    ['hair', rows.map(([y]) => `M50 ${y + 9}H276`)],
    ['text', rows.map(([y, score]) => points(score, 5, y))],
    ['spot', rows.map(([y, score]) => points(0, score, y))],
  ];
}

/** Confusion matrix of a classifier: one square per pair of true and predicted class, sized by the number of cases. */
export function confusion(dice: Dice): Sketch {
  const count = dice(4, 5);
  const cell = Math.floor(144 / count);
  const left = dice(60, 110);
  const missed = dice(1, count - 1);
  const square = (row: number, column: number, size: number) =>
    box(
      left + column * cell + (cell - size) / 2,
      16 + row * cell + (cell - size) / 2,
      size,
      size,
      2,
    );
  const pairs = range(count).flatMap((row) => range(count).map((column) => [row, column] as const));
  return [
    ['card', box(left, 16, count * cell, count * cell, 2)],
    [
      'hair',
      range(count - 1)
        .map((at) => (at + 1) * cell)
        .map((at) => `M${left + at} 16v${count * cell}M${left} ${16 + at}h${count * cell}`),
    ],
    [
      'faint',
      pairs
        .filter(([row, column]) => row !== column)
        .map(([row, column]) => square(row, column, dice(5, 12))),
    ],
    ['solid', range(count).map((at) => square(at, at, cell - dice(6, 12)))],
    ['accent', square(missed, missed - 1, cell - 8)],
    ['text', range(count).map((row) => `M${left - 34} ${16 + row * cell + cell / 2}h22`)],
  ];
}
