import 'server-only';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { ActionFailure } from '@/lib/core/actions/failure';
import type { FileRow } from './rows';
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from './schema';

const record = z.object({
  record: z.array(z.string()),
  info: z.object({ lines: z.number() }),
});

/** Returns the text of a file in UTF-8, or in the encoding of older spreadsheets. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Returns the mark that separates the cells of the heading row. */
function delimiterOf(text: string): string {
  const heading = text.slice(0, text.search(/[\r\n]|$/));
  const count = (mark: string) => heading.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

/** Removes the apostrophe that our own export puts before a formula. */
const unescapeFormula = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '');

/**
 * Returns the heading row and the rows below it.
 * @throws ActionFailure 'importTooLarge', 'importUnreadable'
 */
export async function readContactFile(
  file: unknown,
): Promise<{ headings: string[]; rows: FileRow[] }> {
  if (!(file instanceof File)) throw new ActionFailure('importUnreadable');
  if (file.size > MAX_IMPORT_BYTES) throw new ActionFailure('importTooLarge');
  const text = decoded(await file.arrayBuffer());
  let records: z.output<typeof record>[];
  try {
    records = z.array(record).parse(
      parse(text, {
        bom: true,
        delimiter: delimiterOf(text),
        info: true,
        relax_column_count: true,
        skip_empty_lines: true,
        skip_records_with_empty_values: true,
        trim: true,
      }),
    );
  } catch (error) {
    throw new ActionFailure('importUnreadable', {}, { cause: error });
  }
  const [heading, ...rows] = records;
  if (!heading || rows.length === 0) throw new ActionFailure('importUnreadable');
  if (rows.length > MAX_IMPORT_ROWS) throw new ActionFailure('importTooLarge');
  return {
    headings: heading.record,
    rows: rows.map((row) => ({ line: row.info.lines, cells: row.record.map(unescapeFormula) })),
  };
}
