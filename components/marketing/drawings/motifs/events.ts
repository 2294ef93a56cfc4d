import { type Dice, range } from '../pen/dice';
import { arrowHead, box, cross, curve, dot, ring, type Sketch, tick, words } from '../pen/sketch';

/** Retries with growing pauses until one succeeds. */
export function retries(dice: Dice): Sketch {
  const gaps = [16, 28, 46, dice(72, 88)];
  const start = dice(36, 48);
  const times = range(5).map((attempt) =>
    gaps.slice(0, attempt).reduce((time, gap) => time + gap, start),
  );
  const last = times.at(-1) ?? 0;
  const failed = times.slice(0, -1);
  const arcs = failed.map((x, attempt) => {
    const gap = gaps[attempt] ?? 0;
    return `M${x} 120c${gap * 0.2} ${-gap * 1.3} ${gap * 0.8} ${-gap * 1.3} ${gap} 0`;
  });
  return [
    ['card', box(16, 132, 288, 30, 4)],
    ['hair', range(11).map((mark) => `M${28 + mark * 26} 132v${mark % 2 ? 6 : 10}`)],
    ['dash', arcs.slice(0, -1)],
    ['accent', arcs.slice(-1)],
    ['ink', failed.map((x) => cross(x, 120, 5))],
    ['solid', ring(last, 120, 13)],
    ['light', tick(last, 120)],
  ];
}

/** One event that arrives twice but is processed once. */
export function onlyOnce(dice: Dice): Sketch {
  const [first, second] = dice(0, 1) ? [34, 104] : [104, 34];
  const gate = dice(148, 172);
  const card = (x: number, y: number) => box(x, y, 74, 44, 5);
  return [
    ['hair', `M${gate} 14V166M${gate + 8} 14V166`],
    ['card', card(24, first)],
    ['dash', `${card(24, second)}M98 ${second + 22}H${gate - 8}`],
    ['spot', dot(38, first + 14)],
    ['text', words(50, first + 14, [34]) + words(38, first + 28, [44])],
    ['dash', words(38, second + 15, [44, 30], 13)],
    [
      'accent',
      `M98 ${first + 22}H${gate}${curve([gate, first + 22], [228, 90])}${arrowHead(230, 90)}`,
    ],
    ['ink', cross(gate - 2, second + 22, 8)],
    ['solid', card(234, 68)],
    ['light', tick(271, 90)],
  ];
}

/** Hours without a receiver: events queue up and are sent later. */
export function outage(dice: Dice): Sketch {
  const start = dice(6, 8);
  const end = start + 7;
  const bars = range(24).map((hour) => {
    const height = hour >= start && hour < end ? 4 : dice(26, 44);
    return [30 + hour * 11, hour >= end && hour < end + 3 ? dice(84, 118) : height] as const;
  });
  const isReplay = (_: unknown, hour: number) => hour >= end && hour < end + 3;
  const path = ([x, height]: readonly [number, number]) => box(x, 150 - height, 8, height, 2);
  const [from, to] = [30 + start * 11, 30 + end * 11];
  return [
    ['soft', box(from - 2, 22, to - from, 128, 0)],
    ['dash', `M${from - 2} 22V150`],
    ['accent', `M${from - 2} 150L${to - 2} 48`],
    ['faint', bars.filter((bar, hour) => !isReplay(bar, hour)).map(path)],
    ['solid', bars.filter(isReplay).map(path)],
    ['line', 'M22 150H302'],
    ['ink', cross(from + 36, 36, 7)],
  ];
}

/** A pulse by day and night, with one irregular beat. */
export function pulse(dice: Dice): Sketch {
  const odd = dice(3, 5);
  const beats = range(8).map((beat) => {
    const height = beat === odd ? dice(52, 60) : dice(18, 26);
    return `h12l5-${height / 2} 7 ${height} 6-${height / 2}h5`;
  });
  const x = 20 + odd * 35;
  return [
    ['card', box(14, 18, 292, 112, 8)],
    [
      'hair',
      `${range(7)
        .map((line) => `M${52 + line * 36} 18v112`)
        .join('')}M14 46H306M14 102H306`,
    ],
    ['soft', box(x - 2, 18, 38, 112, 0)],
    ['accent', `M20 74${beats.join('')}`],
    [
      'dot',
      range(24)
        .filter((day) => Math.floor(day / 3) !== odd)
        .map((day) => dot(26 + day * 11.6, 152)),
    ],
    ['spot', dot(26 + (odd * 3 + 1) * 11.6, 152)],
  ];
}
