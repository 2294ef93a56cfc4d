/**
 * A row of a file: its first line number and its cells. `fault` is 'quote' if a quotation mark is unbalanced (the cells
 * are then those of one line), or 'cells' if there are more cells than headings.
 */
export type FileRow = { line: number; cells: readonly string[]; fault?: 'quote' | 'cells' };

/**
 * Maximum length of a cell in a spreadsheet. A quotation mark without a closing one within this length is unbalanced.
 */
const MAX_CELL_LENGTH = 32_767;

const isBreak = (character: string | undefined) => character === '\n' || character === '\r';

/** Returns the position after the whitespace at `at`. */
function skipBlanks(text: string, at: number, delimiter: string): number {
  let place = at;
  while (text[place] === ' ' || (text[place] === '\t' && delimiter !== '\t')) place += 1;
  return place;
}

/** Returns the position of the quotation mark that closes the cell starting at `from`, or -1. */
function closingQuote(text: string, from: number): number {
  const cell = text.slice(from, from + MAX_CELL_LENGTH);
  for (let at = cell.indexOf('"'); at !== -1; at = cell.indexOf('"', at + 2)) {
    if (cell[at + 1] !== '"') return from + at;
  }
  return -1;
}

/** Returns the cells of the record at `from`, and its end; null if a quotation mark is unbalanced. */
function readRecord(text: string, from: number, delimiter: string) {
  const cells: string[] = [];
  let at = from;
  do {
    const start = skipBlanks(text, cells.length === 0 ? at : at + 1, delimiter);
    at = start;
    if (text[start] === '"') {
      const closed = closingQuote(text, start + 1);
      at = skipBlanks(text, closed + 1, delimiter);
      const ends = at >= text.length || text[at] === delimiter || isBreak(text[at]);
      if (closed === -1 || !ends) return null;
      cells.push(
        text
          .slice(start + 1, closed)
          .replaceAll('""', '"')
          .trim(),
      );
    } else {
      while (at < text.length && text[at] !== delimiter && !isBreak(text[at])) at += 1;
      const cell = text.slice(start, at).trim();
      if (cell.split('"').length % 2 === 0) return null;
      cells.push(cell);
    }
  } while (text[at] === delimiter);
  return { cells, end: at };
}

/** Yields the records of a CSV text (RFC 4180). An unbalanced quotation mark affects only one line. */
export function* readRecords(text: string, delimiter: string): Generator<FileRow> {
  let line = 1;
  for (let at = 0; at < text.length; ) {
    const record = readRecord(text, at, delimiter);
    let end = record?.end ?? at;
    while (!record && end < text.length && !isBreak(text[end])) end += 1;
    const cells = record?.cells ?? text.slice(at, end).split(delimiter);
    if (cells.some((cell) => cell.trim() !== ''))
      yield { line, cells, ...(!record && { fault: 'quote' }) };
    const next = end + (text.startsWith('\r\n', end) ? 2 : 1);
    line += text.slice(at, next).match(/\r\n?|\n/g)?.length ?? 0;
    at = next;
  }
}
