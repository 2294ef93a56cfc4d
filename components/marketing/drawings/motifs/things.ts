import { type Dice, range } from '../pen/dice';
import {
  box,
  cross,
  curve,
  dot,
  envelope,
  ring,
  type Sketch,
  screen,
  screenDots,
  sheet,
  words,
} from '../pen/sketch';

/** An internal tool: a table with a selected row and its keyboard shortcuts. */
export function tool(dice: Dice): Sketch {
  const chosen = dice(0, 3);
  const y = (row: number) => 54 + row * 17;
  const keys = range(8).map((key) => box(52 + key * 28, 140, 22, 22, 4));
  const pressed = dice(0, 7);
  return [
    ['card', screen(36, 16, 248, 110)],
    ['dot', screenDots(36, 16)],
    ['soft', box(36, y(chosen) - 8, 248, 17, 0)],
    ['hair', range(4).map((row) => `M36 ${y(row) + 9}h248`)],
    ['text', range(4).map((row) => `M50 ${y(row)}h${dice(30, 60)}M140 ${y(row)}h${dice(20, 50)}`)],
    ['dot', range(4).map((row) => dot(266, y(row)))],
    ['spot', dot(266, y(chosen))],
    ['card', keys.filter((_, key) => key !== pressed)],
    ['solid', keys[pressed] ?? ''],
  ];
}

/** An automation that is switched off, with its plug pulled out. */
export function unplugged(dice: Dice): Sketch {
  const gap = dice(56, 84);
  const x = 160 - gap / 2;
  return [
    ['card', `${box(20, 60, 60, 60, 8)}${box(240, 60, 60, 60, 8)}`],
    ['ink', `M80 90h${x - 112}`],
    ['solid', box(x - 32, 72, 28, 36, 6)],
    ['accent', `M${x - 4} 82h14M${x - 4} 98h14`],
    ['dash', `M${x + 16} 90h${gap - 20}`],
    ['card', box(160 + gap / 2, 70, 26, 40, 6)],
    ['ink', `M${186 + gap / 2} 90H240`],
    ['line', `M${166 + gap / 2} 82h8M${166 + gap / 2} 98h8`],
    ['text', words(34, 80, [30, dice(14, 30), 22], 11)],
    ['line', cross(270, 90, 9)],
  ];
}

/** Warehouse shelves with a detected gap. */
export function shelves(dice: Dice): Sketch {
  const missing = dice(0, 17);
  const places = range(18).map((place) => {
    const height = dice(18, 34);
    return box(44 + (place % 6) * 40, 54 + Math.floor(place / 6) * 48 - height, 30, height, 2);
  });
  return [
    [
      'line',
      'M34 14V158M286 14V158' +
        range(3)
          .map((row) => `M34 ${55 + row * 48}H286`)
          .join(''),
    ],
    ['card', places.filter((_, place) => place !== missing)],
    ['soft', places[missing] ?? ''],
    ['accent', places[missing] ?? ''],
  ];
}

/** Letters sorted into trays. */
export function mail(dice: Dice): Sketch {
  const chosen = dice(0, 2);
  const trays = range(3).map((tray) => 28 + tray * 50);
  const way = (y: number) => curve([112, 90], [196, y + 12]);
  return [
    ['hair', trays.map(way)],
    ['card', envelope(22, 50, 84, 56) + envelope(34, 70, 84, 56)],
    ['accent', way(trays[chosen] ?? 0)],
    ['card', trays.map((y) => box(196, y, 100, 30, 3))],
    ['solid', box(196, trays[chosen] ?? 0, 8, 30, 2)],
    [
      'line',
      trays.flatMap((y) =>
        range(dice(1, 3)).map((place) => envelope(212 + place * 26, y + 7, 22, 16)),
      ),
    ],
    ['spot', dot(112, 90)],
  ];
}

/** Papers behind a lock. */
export function lock(dice: Dice): Sketch {
  const x = dice(110, 150);
  return [
    ['card', sheet(x - 70, 18, 110, 146)],
    [
      'text',
      words(
        x - 54,
        44,
        range(8).map(() => dice(40, 78)),
        14,
      ),
    ],
    ['line', `M${x + 40} 84V64a22 22 0 0 1 44 0v20`],
    ['solid', box(x + 20, 84, 84, 66, 8)],
    ['light', `${ring(x + 62, 112, 6)}M${x + 62} 118v12`],
  ];
}

/** A contract under a magnifier: the interface in braces, and the signature line. */
export function contract(dice: Dice): Sketch {
  const [x, y] = [dice(172, 216), dice(62, 84)];
  const brace = (left: number, turn: number) =>
    `M${left} 46c${-8 * turn} 0 ${-6 * turn} 8 ${-6 * turn} 14s${-2 * turn} 8 ${-6 * turn} 8c${4 * turn} 0 ${6 * turn} 2 ${6 * turn} 8s${-2 * turn} 14 ${6 * turn} 14`;
  return [
    ['card', sheet(64, 12, 150, 158, 20)],
    ['ink', brace(100, 1) + brace(164, -1)],
    ['text', words(112, 56, [dice(24, 38), dice(14, 30), dice(20, 36)])],
    ['text', words(84, 108, [dice(80, 104), dice(60, 100)])],
    ['line', 'M84 150h74'],
    ['accent', 'M90 148c6-16 12-16 10-4s8-10 12-8 0 10 8 6 12-8 16-2'],
    ['soft', ring(x, y, 30)],
    ['text', words(x - 16, y - 5, [30, 22])],
    ['ink', `${ring(x, y, 30)}M${x + 22} ${y + 22}l26 26`],
  ];
}
