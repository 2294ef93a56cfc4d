import { type Dice, range } from '../pen/dice';
import {
  arrowHead,
  box,
  bubble,
  cross,
  curve,
  dot,
  person,
  question,
  type Sketch,
  sheet,
  tick,
  words,
} from '../pen/sketch';

/** An answer that points to its passage in a document. */
export function passage(dice: Dice): Sketch {
  const y = 38 + dice(1, 5) * 17;
  const lines = range(7).map(() => dice(40, 70));
  return [
    ['card', sheet(196, 14, 104, 152)],
    ['soft', box(206, y - 10, 84, 30, 3)],
    ['text', words(212, 38, lines, 17)],
    ['accent', `M212 ${y}h64M212 ${y + 10}h40`],
    ['card', bubble(18, 28, 146, 92)],
    ['text', words(34, 50, [dice(88, 110), dice(96, 112), dice(50, 80)], 14)],
    ['solid', box(34, 94, 22, 14, 3)],
    ['accent', curve([58, 101], [204, y + 4])],
    ['spot', dot(204, y + 4)],
  ];
}

/** An answer, and the three documents that it was found in. */
export function sources(dice: Dice): Sketch {
  const chosen = dice(0, 2);
  const lefts = [30, 122, 214];
  const left = lefts[chosen] ?? 0;
  return [
    ['card', bubble(98, 12, 196, 70, true)],
    ['text', words(116, 32, [dice(120, 158), dice(100, 150)], 15)],
    ['solid', range(3).map((mark) => box(116 + mark * 26, 60, 18, 12, 3))],
    ['dash', lefts.map((x, mark) => curve([125 + mark * 26, 74], [x + 38, 112]))],
    ['card', lefts.map((x) => sheet(x, 112, 76, 58, 12))],
    ['text', lefts.map((x) => words(x + 12, 130, [dice(20, 40), dice(30, 50)], 14))],
    ['soft', box(left + 8, 150, 60, 14, 2)],
    ['accent', `M${left + 12} 157h48`],
  ];
}

/** An assistant without an answer, handing over to a person. */
export function handingIn(dice: Dice): Sketch {
  const x = dice(20, 40);
  return [
    ['soft', 'M266 150a42 42 0 1 1 .1 0z'],
    ['card', bubble(x, 24, 150, 74)],
    ['dash', words(x + 20, 48, [dice(80, 108), dice(40, 70)], 14)],
    ['spot', [0, 18, 36].map((shift) => dot(x + 24 + shift, 82))],
    ['accent', `M${x + 158} 50c36 0 62 4 64 34m-8-6l8 7 6-8`],
    ['ink', person(266, 108, 1.1)],
    ['line', `M${x + 20} 150h${dice(120, 150)}`],
    ['card', box(x + 40, 122, 96, 20, 10)],
    ['text', `M${x + 54} 132h${dice(36, 66)}`],
  ];
}

/** Blinded answers of two assistants side by side. */
export function marking(dice: Dice): Sketch {
  const rows = range(5).map((row) => 44 + row * 25);
  const signs = rows.map(() => [dice(0, 5), dice(0, 5)] as const);
  const at = (column: 0 | 1, matches: (sign: number) => boolean, sign: typeof tick) =>
    rows
      .map((y, row) => (matches(signs[row]?.[column] ?? 0) ? sign(column ? 274 : 222, y) : ''))
      .join('');
  const both = (matches: (sign: number) => boolean, sign: typeof tick) =>
    at(0, matches, sign) + at(1, matches, sign);
  return [
    ['card', box(28, 22, 156, 140, 6) + box(198, 22, 48, 140, 6)],
    ['soft', box(250, 22, 48, 140, 6)],
    ['accent', box(250, 22, 48, 140, 6)],
    ['text', rows.map((y) => `M48 ${y}h${dice(60, 118)}`)],
    ['dot', rows.map((y) => dot(38, y))],
    ['accent', both((sign) => sign > 1, tick)],
    [
      'ink',
      both(
        (sign) => sign === 1,
        (x, y) => cross(x, y),
      ),
    ],
    [
      'line',
      both(
        (sign) => sign === 0,
        (x, y) => `M${x - 4} ${y}h8`,
      ),
    ],
  ];
}

/** Cards with a question each, one of them answered. */
export function questions(dice: Dice): Sketch {
  const answered = dice(0, 5);
  const places = range(6).map(
    (card) => [30 + (card % 3) * 90, 20 + Math.floor(card / 3) * 74] as const,
  );
  const [x, y] = places[answered] ?? places[0] ?? [0, 0];
  const others = places.filter((_, card) => card !== answered);
  return [
    ['card', others.map(([left, top]) => box(left, top, 80, 64, 6))],
    ['solid', box(x, y, 80, 64, 6)],
    ['ink', others.map(([left, top]) => question(left + 20, top + 24))],
    ['light', `M${x + 14} ${y + 24}l6 6 10-12${words(x + 14, y + 46, [dice(30, 50)])}`],
    ['text', others.map(([left, top]) => words(left + 14, top + 46, [dice(24, 52)]))],
  ];
}

/** A phone call and its transcript. */
export function call(dice: Dice): Sketch {
  const bars = range(16).map((bar) => {
    const height = 10 + Math.abs(Math.round(Math.sin(bar * 0.9 + dice(0, 3)) * dice(20, 50)));
    return `M${36 + bar * 8} ${90 - height / 2}v${height}`;
  });
  return [
    ['accent', bars],
    ['line', `M172 90h22${arrowHead(196, 90)}`],
    ['card', bubble(206, 36, 96, 92, true)],
    ['text', words(220, 56, [dice(50, 68), dice(40, 66), dice(52, 68), dice(24, 50)], 16)],
  ];
}
