import 'server-only';
import { stringify } from 'csv-stringify/sync';
import type { Page } from './keyset';

type Cell = string | number | null;

/** Escapes a text that a spreadsheet would run as a formula with an apostrophe. */
function escapeFormula(cell: Cell): Cell {
  return typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}

/** Returns rows as CSV (RFC 4180) without formulas. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return stringify(rows.map((row) => row.map(escapeFormula)));
}

/** The heading of each column, with a function for its cells. */
export type CsvColumns<Row> = readonly (readonly [heading: string, cell: (row: Row) => Cell])[];

/** Returns an instant as a cell: ISO 8601, UTC. */
export function utc(instant: string | null | undefined): string | null {
  return instant ? new Date(instant).toISOString() : null;
}

/**
 * Returns all records of a list as a CSV file (RFC 4180, UTF-8 with a byte order mark for spreadsheets), streamed one
 * page at a time.
 * @param read returns the page after a cursor; null for the first page
 */
export function csvResponse<Row>(
  name: string,
  read: (after: string | null) => Promise<Page<Row>>,
  columns: CsvColumns<Row>,
): Response {
  async function* lines() {
    yield `\uFEFF${csvText([columns.map(([heading]) => heading)])}`;
    let after: string | null = null;
    do {
      const page: Page<Row> = await read(after);
      yield csvText(page.rows.map((row) => columns.map(([, cell]) => cell(row))));
      after = page.next;
    } while (after);
  }
  const iterator = lines();
  const text = new ReadableStream<string>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  return new Response(text.pipeThrough(new TextEncoderStream()), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
