import type { Step as CaseStep, Link } from './model';

type Step = Pick<CaseStep, 'name' | 'by'>;

/** Width and height of a drawn step, and the space between two. */
export const STEP_WIDTH = 178;
export const STEP_HEIGHT = 60;
const GAP_X = 20;
const GAP_Y = 54;
/** Width of the lane next to the steps for one link that passes other steps. */
const LANE = 26;

export type DrawnStep = Step & { x: number; y: number };
export type DrawnLink = { path: string; label: string; labelX: number; labelY: number };
export type DrawnProcess = {
  width: number;
  height: number;
  steps: DrawnStep[];
  links: DrawnLink[];
};

type Edge = { from: number; to: number; label: string };

/** Returns the links between two different existing steps, by their indexes. */
function edgesOf(steps: readonly Step[], links: readonly Link[]): Edge[] {
  const placeOf = (name: string) => steps.findIndex((step) => step.name === name);
  return links
    .map(({ from, to, label }) => ({ from: placeOf(from), to: placeOf(to), label }))
    .filter(({ from, to }) => from >= 0 && to >= 0 && from !== to);
}

/** Returns the row of each step: below all steps that link to it. Links to an earlier step have no effect. */
function rowsOf(steps: readonly Step[], edges: readonly Edge[]): number[] {
  const rows: number[] = [];
  for (const place of steps.keys()) {
    const above = edges
      .filter(({ from, to }) => to === place && from < place)
      .map(({ from }) => rows[from] ?? 0);
    rows.push(above.length === 0 ? 0 : Math.max(...above) + 1);
  }
  return rows;
}

/**
 * Returns the positions of the steps and links of a process, from top to bottom. Links to the next row are curves; all
 * others pass on the right.
 */
export function drawProcess(steps: readonly Step[], links: readonly Link[]): DrawnProcess {
  const edges = edgesOf(steps, links);
  const rows = rowsOf(steps, edges);
  const inRow = (row: number) => rows.filter((other) => other === row).length;
  const columns = Math.max(1, ...rows.map(inRow));
  const inner = columns * STEP_WIDTH + (columns - 1) * GAP_X;
  const drawn = steps.map((step, place) => {
    const row = rows[place] ?? 0;
    const column = rows.slice(0, place).filter((other) => other === row).length;
    const rowWidth = inRow(row) * (STEP_WIDTH + GAP_X) - GAP_X;
    return {
      ...step,
      x: (inner - rowWidth) / 2 + column * (STEP_WIDTH + GAP_X),
      y: row * (STEP_HEIGHT + GAP_Y),
    };
  });
  let lanes = 0;
  const drawnLinks = edges.flatMap((edge): DrawnLink[] => {
    const [from, to] = [drawn[edge.from], drawn[edge.to]];
    if (!from || !to) return [];
    if ((rows[edge.to] ?? 0) === (rows[edge.from] ?? 0) + 1) {
      return [curve(from, to, edge, edges)];
    }
    lanes += 1;
    return [detour(from, to, edge.label, inner + lanes * LANE)];
  });
  return {
    width: inner + (lanes > 0 ? lanes * LANE + 12 : 0),
    height: (Math.max(0, ...rows) + 1) * (STEP_HEIGHT + GAP_Y) - GAP_Y,
    steps: drawn,
    links: drawnLinks,
  };
}

/**
 * Draws a curve from the bottom of a step to the top of one in the next row. Its label is at the end that it does not
 * share.
 */
function curve(from: DrawnStep, to: DrawnStep, edge: Edge, edges: readonly Edge[]): DrawnLink {
  const [x1, y1] = [from.x + STEP_WIDTH / 2, from.y + STEP_HEIGHT];
  const [x2, y2] = [to.x + STEP_WIDTH / 2, to.y];
  const middle = (y1 + y2) / 2;
  const isShared = edges.some((other) => other !== edge && other.to === edge.to);
  return {
    path: `M${x1} ${y1} C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}`,
    label: edge.label,
    labelX: isShared ? x1 : x2,
    labelY: isShared ? y1 + 22 : y2 - 22,
  };
}

/** Draws a link around the steps in the lane at `x`. */
function detour(from: DrawnStep, to: DrawnStep, label: string, x: number): DrawnLink {
  const [x1, y1] = [from.x + STEP_WIDTH, from.y + STEP_HEIGHT / 2];
  const [x2, y2] = [to.x + STEP_WIDTH, to.y + STEP_HEIGHT / 2];
  return {
    path: `M${x1} ${y1} H${x - 8} q8 0 8 ${y2 > y1 ? 8 : -8} V${y2 > y1 ? y2 - 8 : y2 + 8} q0 ${y2 > y1 ? 8 : -8} -8 ${y2 > y1 ? 8 : -8} H${x2}`,
    label,
    labelX: (x1 + x) / 2,
    labelY: y1 - 8,
  };
}
