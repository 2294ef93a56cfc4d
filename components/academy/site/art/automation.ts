import { type Dice, range } from '@/components/marketing/dice';
import { box, dot, type Sketch } from './sketch';

const COLUMNS = [24, 100, 176, 252];
const ROWS = [26, 76, 126];
const NODE = { width: 44, height: 28 };

const between = (from: number, to: number, column: number) => {
  const [x = 0, next = 0] = [COLUMNS[column], COLUMNS[column + 1]];
  const middle = (x + NODE.width + next) / 2;
  const [start, end] = [(ROWS[from] ?? 0) + NODE.height / 2, (ROWS[to] ?? 0) + NODE.height / 2];
  return `M${x + NODE.width} ${start}H${middle}V${end}H${next}`;
};

/** Draws a workflow: a chain of steps, one of them with a branch. */
export function drawAutomation(dice: Dice): Sketch {
  const rows = COLUMNS.map(() => dice(0, ROWS.length - 1));
  const fork = dice(1, 2);
  const main = rows[fork] ?? 0;
  const other = (main + dice(1, 2)) % ROWS.length;
  const nodes = [...COLUMNS.map((x, column) => [x, rows[column] ?? 0] as const)];
  const forked = [COLUMNS[fork] ?? 0, other] as const;
  const final = COLUMNS.length - 1;
  const at = ([x, row]: readonly [number, number]) =>
    box(x, ROWS[row] ?? 0, NODE.width, NODE.height);
  const edges = range(final).map((column) =>
    between(rows[column] ?? 0, rows[column + 1] ?? 0, column),
  );
  return {
    ground: `${between(rows[fork - 1] ?? 0, other, fork - 1)}${between(other, rows[fork + 1] ?? 0, fork)}`,
    lines: edges.join(''),
    shapes: [...nodes, forked].map(at).join(''),
    dots: nodes
      .slice(0, -1)
      .map(([x, row]) => dot(x + 12, (ROWS[row] ?? 0) + NODE.height / 2))
      .join(''),
    accentDots: dot((COLUMNS[final] ?? 0) + NODE.width / 2, (ROWS[rows[final] ?? 0] ?? 0) + 14),
  };
}
