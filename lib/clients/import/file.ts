import 'server-only';
import { ActionFailure } from '@/lib/core/actions/failure';
import { countFields } from './columns';
import { DELIMITERS, type Delimiter, type Encoding } from './encodings';
import { recogniseEncoding } from './recognise-encoding';
import { type FileRow, readRecords } from './records';
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from './schema';

/** Maximum number of rows to search for the headings. */
const MAX_ROWS_ABOVE = 30;

/** First line that tells Excel the delimiter. */
const SEP_LINE = /^"?sep=(.)"?[ \t]*(?=[\r\n])/i;

/** A parsed file of contacts. */
export type ContactFile = {
  encoding: Encoding;
  delimiter: Delimiter;
  headings: readonly string[];
  rows: FileRow[];
};

/** Headings for a delimiter, with the number of known fields and the median number of cells. */
type Reading = { delimiter: Delimiter; heading: FileRow; known: number; columns: number };

function readingBy(delimiter: Delimiter, text: string): Reading | null {
  const records: FileRow[] = [];
  for (const record of readRecords(text, delimiter)) {
    if (!record.fault && records.push(record) === MAX_ROWS_ABOVE) break;
  }
  const sizes = records.map(({ cells }) => cells.length).sort((a, b) => a - b);
  const columns = sizes[Math.floor(sizes.length / 2)] ?? 0;
  // Fallback for another language: the first row with as many cells as most rows. Notes above it have fewer.
  let heading = records.find(({ cells }) => cells.length >= columns);
  let known = 0;
  for (const record of records) {
    const fields = countFields(record.cells);
    if (fields > known) [heading, known] = [record, fields];
  }
  return heading ? { delimiter, heading, known, columns } : null;
}

/** Returns the reading with the most known headings, or with the most columns if none is known. */
function bestReading(text: string, named: string | undefined): Reading | undefined {
  const possible = DELIMITERS.some((delimiter) => delimiter === named)
    ? DELIMITERS.filter((delimiter) => delimiter === named)
    : DELIMITERS;
  return possible
    .flatMap((delimiter) => readingBy(delimiter, text) ?? [])
    .sort((a, b) => b.known - a.known || b.columns - a.columns)[0];
}

/**
 * Reads a CSV file.
 * @param chosen the encoding; recognised automatically if null
 * @throws ActionFailure 'importTooLarge', 'importUnreadable', 'importEncodingUnknown'
 */
export async function readContactFile(
  file: unknown,
  chosen: Encoding | null = null,
): Promise<ContactFile> {
  if (!(file instanceof File)) throw new ActionFailure('importUnreadable');
  if (file.size > MAX_IMPORT_BYTES) throw new ActionFailure('importTooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const encoding = chosen ?? recogniseEncoding(bytes);
  if (!encoding) throw new ActionFailure('importEncodingUnknown');
  const decoded = new TextDecoder(encoding).decode(bytes).normalize();
  // Keeps the empty line, so that the line numbers stay correct.
  const text = decoded.replace(SEP_LINE, '');
  const reading = bestReading(text, SEP_LINE.exec(decoded)?.[1]);
  if (!reading || text.includes('\0')) throw new ActionFailure('importUnreadable');
  const { delimiter, heading } = reading;
  const rows: FileRow[] = [];
  for (const row of readRecords(text, delimiter)) {
    if (row.line <= heading.line) continue;
    const isLong = row.cells.slice(heading.cells.length).some((cell) => cell !== '');
    if (rows.push(isLong ? { fault: 'cells', ...row } : row) > MAX_IMPORT_ROWS) {
      throw new ActionFailure('importTooLarge');
    }
  }
  if (rows.length === 0) throw new ActionFailure('importUnreadable');
  return { encoding, delimiter, headings: heading.cells, rows };
}
