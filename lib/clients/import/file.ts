import 'server-only';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { ActionFailure } from '@/lib/core/actions/failure';
import type { FileRow } from './rules';
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from './schema';

const record = z.object({
  record: z.array(z.string()),
  info: z.object({ lines: z.number() }),
});

/** UTF-8, or what older spreadsheets write. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What divides the cells of the heading row. */
function delimiterOf(text: string): string {
  const heading = text.slice(0, text.search(/[\r\n]|$/));
  const count = (mark: string) => heading.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

/** Without the apostrophe that our own export puts before what a spreadsheet would run. */
const plain = (cell: string) => cell.replace(/^'(?=[=+\-@])/, '');

/**
 * The heading row and the rows below it.
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
    rows: rows.map((row) => ({ line: row.info.lines, cells: row.record.map(plain) })),
  };
}
