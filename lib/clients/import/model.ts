import type { ColumnMapping } from './columns';
import type { Delimiter, Encoding } from './encodings';
import type { BadRow } from './rows';
import type { ImportedContact } from './schema';

/** Preview of an import. `rejected` is a CSV of the rows that cannot be stored, with the reason. */
export type ImportPreview = {
  encoding: Encoding;
  delimiter: Delimiter;
  headings: readonly string[];
  mapping: ColumnMapping;
  rows: number;
  fresh: number;
  known: number;
  sample: ImportedContact[];
  bad: BadRow[];
  badRows: number;
  rejected: string;
};

/** Result of an import; the four counts add up to the rows of the file. */
export type ImportResult = {
  created: number;
  updated: number;
  skipped: number;
  badRows: number;
  rejected: string;
};
