import { type Dice, range } from '../pen/dice';
import {
  arrowHead,
  box,
  cross,
  curve,
  dot,
  person,
  type Sketch,
  sheet,
  square,
  tick,
  words,
} from '../pen/sketch';

/** A queue sorted by reason. The three most frequent reasons are the ones to remove. */
export function queueByReason(dice: Dice): Sketch {
  const size = dice(13, 16);
  const counts = [dice(13, 15), dice(9, 11), dice(6, 8), dice(3, 5), dice(2, 3), 1, 1].slice(
    0,
    dice(6, 7),
  );
  const step = Math.round(150 / counts.length);
  const row = (count: number, index: number) =>
    range(count)
      .map((place) => square(40 + place * (size + 3), 18 + index * step, size))
      .join('');
  return [
    ['line', 'M28 12V168'],
    ['solid', counts.slice(0, 3).map(row)],
    ['card', counts.slice(3).map((count, index) => row(count, index + 3))],
  ];
}

/** Cases in a queue for a person, who routes each of them. */
export function review(dice: Dice): Sketch {
  const waiting = dice(4, 6);
  const [high, low] = [dice(34, 46), dice(132, 146)];
  return [
    ['line', 'M14 126H128'],
    ['card', range(waiting).map((place) => box(14 + place * 19, 74 - place * 2, 34, 44, 4))],
    ['text', words(20 + (waiting - 1) * 19, 90 - waiting * 2, [20, 14, 18])],
    ['soft', 'M174 132a44 44 0 1 1 .1 0z'],
    ['ink', person(174, 76, 1.15)],
    ['accent', `${curve([222, 80], [258, high])}${arrowHead(260, high)}`],
    ['dash', curve([222, 98], [258, low])],
    ['card', `${box(264, high - 16, 42, 32)}${box(264, low - 16, 42, 32)}`],
    ['accent', tick(285, high)],
    ['line', cross(285, low, 5)],
  ];
}

/** A page handed from one person to another. */
export function handover(dice: Dice): Sketch {
  const y = dice(14, 30);
  return [
    ['ink', person(58, 92, 1.4)],
    ['soft', 'M264 152a46 46 0 1 1 .1 0z'],
    ['accent', person(264, 92, 1.4)],
    ['dash', `M84 74C108 ${y + 6} 120 ${y + 16} 132 ${y + 40}`],
    ['accent', `M190 ${y + 40}C204 ${y + 16} 216 ${y + 10} 236 68m-8-3l8 3 2-8`],
    ['card', sheet(130, y, 62, 82, 12)],
    [
      'text',
      words(
        140,
        y + 26,
        range(4).map(() => dice(20, 40)),
        12,
      ),
    ],
    ['hair', 'M28 162H296'],
  ];
}

/** Weeks as steps, and a group that climbs them. */
export function training(dice: Dice): Sketch {
  const steps = dice(4, 5);
  const width = Math.round(264 / steps);
  const climber = dice(1, steps - 2);
  const top = (step: number) => 148 - step * 22;
  return [
    ['card', range(steps).map((step) => `M${28 + step * width} 164V${top(step)}h${width}V164z`)],
    ['solid', `M${28 + (steps - 1) * width} 164V${top(steps - 1)}h${width}V164z`],
    [
      'ink',
      range(steps - 1)
        .filter((step) => step !== climber)
        .map((step) => person(28 + (step + 0.5) * width, top(step) - 32, 0.8)),
    ],
    ['accent', person(28 + (climber + 0.5) * width, top(climber) - 32, 0.8)],
    ['light', tick(28 + (steps - 0.5) * width, 150)],
    ['line', `M${28 + (steps - 0.5) * width} ${top(steps - 1)}v-34`],
    ['solid', `M${28 + (steps - 0.5) * width} ${top(steps - 1) - 34}h22l-6 8 6 8h-22z`],
  ];
}

/** A team around a table with one empty seat. */
export function team(dice: Dice): Sketch {
  const missing = dice(0, 3);
  const places = range(4).map((place) => 46 + place * 76);
  const seated = places.filter((_, place) => place !== missing);
  return [
    ['ink', seated.map((x) => person(x, 62, 1.3))],
    ['dash', person(places[missing] ?? 0, 62, 1.3)],
    ['spot', dot((places[missing] ?? 0) + 22, 44)],
    ['card', box(14, 108, 292, 22, 6)],
    ['line', 'M46 130v30M274 130v30'],
    ['text', words(40, 119, [dice(40, 90)]) + words(180, 119, [dice(40, 90)])],
  ];
}
