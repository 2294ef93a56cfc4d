import { type Dice, range } from '../pen/dice';
import { box, curve, dot, type Sketch, sheet, tick, words } from '../pen/sketch';

/** A document read field by field, with one field left to a person. */
function extraction(dice: Dice): Sketch {
  const count = dice(3, 5);
  const unsure = dice(0, count - 1);
  const step = Math.round(128 / count);
  const marks = range(count).map((field) => ({
    x: 44 + dice(0, 34),
    y: 34 + field * step,
    width: dice(30, 52),
  }));
  const chip = (field: number) => box(206, 20 + field * step, 92, Math.min(30, step - 8), 4);
  const known = marks.filter((_, field) => field !== unsure);
  const end = (y: number) => 20 + y - 34 + Math.min(30, step - 8) / 2;
  const link = ({ x, y, width }: { x: number; y: number; width: number }) =>
    curve([x + width, y + 6], [206, end(y)]);
  const missed = marks[unsure] ?? { x: 0, y: 0, width: 0 };
  return [
    ['card', sheet(28, 14, 118, 154, 18)],
    ['text', marks.map(({ y }) => `M42 ${y + 19}h84`)],
    ['soft', known.map(({ x, y, width }) => box(x, y, width, 12, 2))],
    ['accent', known.map((mark) => box(mark.x, mark.y, mark.width, 12, 2) + link(mark))],
    ['dash', box(missed.x, missed.y, missed.width, 12, 2) + link(missed)],
    ['card', range(count).map(chip)],
    ['text', marks.map(({ y }) => `M216 ${end(y)}h${dice(26, 48)}`)],
    ['accent', known.map(({ y }) => tick(284, end(y)))],
    ['dot', dot(284, end(missed.y))],
  ];
}

/** Fields with the confidence of the model and the threshold of each field. */
function thresholds(dice: Dice): Sketch {
  const count = dice(4, 5);
  const step = Math.round(136 / count);
  const rows = range(count).map((row) => [24 + row * step, dice(58, 128), dice(74, 112)] as const);
  const bar = ([y, sure]: (typeof rows)[number]) => box(164, y + 6, sure, 10, 2);
  const isSure = ([, sure, threshold]: (typeof rows)[number]) => sure >= threshold;
  return [
    ['card', 'M0 0h140v180H0z'],
    [
      'text',
      words(14, 12, [70, 44]) + rows.map(([y]) => `M14 ${y + 26}h${dice(60, 108)}`).join(''),
    ],
    ['soft', rows.map(([y]) => box(14, y, 112, 19, 2))],
    ['accent', rows.map(([y]) => box(14, y, 112, 19, 2))],
    ['dark', rows.map(([y]) => box(22, y + 6, dice(34, 84), 7, 1))],
    ['hair', `${rows.map(([y]) => `M126 ${y + 11}h38`).join('')}M164 14V166`],
    ['faint', rows.filter((row) => !isSure(row)).map(bar)],
    ['solid', rows.filter(isSure).map(bar)],
    ['ink', rows.map(([y, , threshold]) => `M${164 + threshold} ${y}v22`)],
  ];
}

/** Documents read field by field. */
export const fields = (dice: Dice) => (dice(0, 1) ? extraction(dice) : thresholds(dice));

/** Invoice lines on their way into the rows of a ledger. */
export function ledger(dice: Dice): Sketch {
  const lines = dice(4, 5);
  const chosen = dice(0, lines - 1);
  const step = Math.round(92 / lines);
  const from = range(lines).map((line) => 62 + line * step);
  const to = range(lines).map((line) => 44 + line * 26);
  const link = (line: number) => curve([120, from[line] ?? 0], [176, to[line] ?? 0]);
  const others = range(lines).filter((line) => line !== chosen);
  const filled = to[chosen] ?? 0;
  return [
    ['card', `${sheet(26, 18, 96, 146)}${box(176, 24, 126, 136, 4)}`],
    ['dark', box(38, 32, 34, 9, 2)],
    ['soft', box(176, filled - 13, 126, 26, 0)],
    [
      'hair',
      `${range(4)
        .map((row) => `M176 ${57 + row * 26}H302`)
        .join('')}M246 24V160M274 24V160`,
    ],
    ['text', from.map((y) => `M40 ${y}h${dice(28, 44)}M96 ${y}h14`)],
    ['hair', others.map(link)],
    ['accent', link(chosen)],
    ['text', others.map((line) => `M186 ${to[line]}h${dice(26, 48)}M282 ${to[line]}h10`)],
    ['accent', `M188 ${filled}h44M254 ${filled}h12M282 ${filled}h10`],
    ['spot', dot(176, filled)],
  ];
}
