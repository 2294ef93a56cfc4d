import { attribute, type Element, isElement, type Node } from './html-tree';
import { type Block, html, type Phrasing, type Table, text } from './markdown-tree';

type Cell = Table['children'][number]['children'][number];

/** Above these limits, cells spanning several columns or rows count once: no real table is as large. */
const MAX_SPAN = 100;

/** Returns the elements with one of these names, except inside nested tables. */
export function findAll(node: Element, name: RegExp): Element[] {
  return node.children.flatMap((child): Element[] => {
    if (!isElement(child)) return [];
    if (name.test(child.tagName)) return [child];
    return child.tagName === 'table' ? [] : findAll(child, name);
  });
}

const holds = (nodes: readonly Node[], test: (node: Element) => boolean): boolean =>
  nodes.some((node) => isElement(node) && (test(node) || holds(node.children, test)));

const rowsOf = (table: Element) =>
  findAll(table, /^tr$/)
    .map((row) => findAll(row, /^t[dh]$/))
    .filter((row) => row.length > 0);

/** Returns whether a table is used only for layout, as in mails, or as a frame. */
export function isLayout(table: Element, isInLayout: boolean): boolean {
  const rows = rowsOf(table);
  return (
    /^(presentation|none)$/.test(attribute(table, 'role')) ||
    rows.every((row) => row.length === 1 && (isInLayout || rows.length === 1)) ||
    holds(table.children, ({ tagName }) => tagName === 'table')
  );
}

/** Returns the lines of code that a page shows as numbered table rows; null for any other table. */
export function codeRows(table: Element): Element[] | null {
  const cells = rowsOf(table).flat();
  const lines = cells.filter((cell) =>
    /\bblob-code\b|\bjs-file-line\b/.test(attribute(cell, 'className')),
  );
  return lines.length > 0 ? lines : null;
}

const line = () => html('<br>');

/** Returns blocks as the content of a cell, which has a single line: `<br>` separates them. */
export function inlineOf(
  blocks: readonly Block[],
  between: () => Phrasing,
  prefix = '',
): Phrasing[] {
  const lines = blocks.flatMap((block): Phrasing[][] => {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        return [[...(prefix ? [html(prefix)] : []), ...block.children]];
      case 'list':
        return block.children.flatMap((item, at) => {
          const bullet = block.ordered ? `${(block.start ?? 1) + at}. ` : '- ';
          const box = typeof item.checked === 'boolean' ? (item.checked ? '☑ ' : '☐ ') : bullet;
          return item.children.flatMap((child, nth) =>
            nth > 0 ? [inlineOf([child], between)] : [inlineOf([child], between, box)],
          );
        });
      case 'blockquote':
        return [inlineOf(block.children, between, prefix)];
      case 'code':
        return block.value.split('\n').map((value) => [{ type: 'inlineCode', value }]);
      case 'html':
        return [[block]];
      default:
        return [];
    }
  });
  return lines
    .flatMap((nodes, at) => (at > 0 ? [between(), ...nodes] : nodes))
    .map((node) => (node.type === 'break' ? between() : node));
}

/** Returns the content of a heading as a single line. */
export const headingOf = (blocks: readonly Block[]): Phrasing[] =>
  inlineOf(blocks, () => text(' '));

const isEmpty = (cell: Cell | undefined) => cell === undefined || cell.children.length === 0;

/** Returns a table; `blocksOf` returns the content of a cell. Null for a table without text. */
export function tableWith(
  table: Element,
  blocksOf: (cell: Element, isHead: boolean) => Block[],
): Table | null {
  const rows = rowsOf(table);
  const isHead = (cell: Element) => cell.tagName === 'th';
  const hasHeads = rows[0]?.every(isHead) || !rows.every(([first]) => first && isHead(first));
  const grid: Cell[][] = rows.map(() => []);
  rows.forEach((cells, y) => {
    let x = 0;
    for (const cell of cells) {
      while (grid[y]?.[x]) x += 1;
      const isFirst = y === 0 && hasHeads;
      const blocks = blocksOf(cell, isFirst);
      const filled: Cell = { type: 'tableCell', children: inlineOf(blocks, line) };
      const [wide, high] = [spanOf(cell, 'colSpan'), spanOf(cell, 'rowSpan')];
      grid.slice(y, y + high).forEach((row, down) => {
        for (let right = 0; right < wide; right += 1) {
          row[x + right] ??= down + right === 0 ? filled : { type: 'tableCell', children: [] };
        }
      });
      x += wide;
    }
  });
  const full = grid.filter((row) => row.some((cell) => !isEmpty(cell)));
  const width = Math.max(0, ...full.map((row) => row.findLastIndex((cell) => !isEmpty(cell)) + 1));
  if (width === 0) return null;
  const head: Cell[][] = hasHeads ? [] : [[]];
  const children = [...head, ...full].map((row) => ({
    type: 'tableRow' as const,
    children: Array.from(
      { length: width },
      (_, x): Cell => row[x] ?? { type: 'tableCell', children: [] },
    ),
  }));
  const aligns = (rows[0] ?? []).map((cell) => (isHead(cell) ? attribute(cell, 'align') : ''));
  const align = aligns.map((side) =>
    side === 'left' || side === 'right' || side === 'center' ? side : null,
  );
  return {
    type: 'table',
    align: align.length === width ? align : Array.from({ length: width }, () => null),
    children,
  };
}

function spanOf(cell: Element, name: 'colSpan' | 'rowSpan'): number {
  const span = Math.trunc(Number(attribute(cell, name))) || 1;
  return span > 0 && span <= MAX_SPAN ? span : 1;
}
