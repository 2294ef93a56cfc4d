'use server';
import { z } from 'zod';
import { leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues } from '@/lib/core/actions/form';
import { csvText } from '@/lib/core/lists/csv';
import { log } from '@/lib/core/log';
import { guessMapping, isComplete } from './columns';
import { readKnownEmails, storeContacts } from './data';
import { readContactFile } from './file';
import type { ImportPreview, ImportResult } from './model';
import { type BadRow, examineRows } from './rows';
import { encodingChoice, KNOWN_CHOICES, mappingForm } from './schema';

/** Contacts per transaction; few, to keep locks short. */
const BATCH_SIZE = 100;
/** Maximum number of rows of each kind in a preview; the file of rejected rows contains all. */
const MAX_SHOWN = 20;

const rejectedCsv = (headings: readonly string[], bad: readonly BadRow[]) =>
  csvText([
    [...headings, 'Reason'],
    ...bad.map(({ cells, reason }) => padded(headings, cells, reason)),
  ]);

/** Returns the row with its reason in the column after the last heading, followed by cells without a heading. */
function padded(headings: readonly string[], cells: readonly string[], reason: string): string[] {
  const named = headings.map((_, column) => cells[column] ?? '');
  return [...named, reason, ...cells.slice(headings.length)];
}

/**
 * Returns the result of an import without storing anything (leaders). The form maps the columns, or else their headings
 * do. Refused: 'importTooLarge', 'importUnreadable', 'importEncodingUnknown'.
 */
export const previewImport = leaderAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx: { leader } }): Promise<ImportPreview> => {
    const values = formValues(form);
    const file = await readContactFile(form.get('file'), encodingChoice.parse(values.encoding));
    const { encoding, delimiter, headings, rows } = file;
    const chosen = mappingForm.safeParse(values);
    const mapping = chosen.success ? chosen.data : guessMapping(headings, rows);
    const { good, bad } = examineRows(rows, mapping);
    const known = await readKnownEmails(
      leader,
      good.map(({ contact }) => contact.email),
    );
    return {
      encoding,
      delimiter,
      headings,
      mapping,
      rows: rows.length,
      fresh: good.length - known.size,
      known: known.size,
      sample: good.slice(0, MAX_SHOWN).map(({ contact }) => contact),
      bad: bad.slice(0, MAX_SHOWN),
      badRows: bad.length,
      rejected: rejectedCsv(headings, bad),
    };
  });

/**
 * Imports a file (leaders). New contacts are added, known ones updated or skipped; every other row is in `rejected`
 * with its reason. Refused: 'importTooLarge', 'importUnreadable', 'importEncodingUnknown', 'importIncomplete'.
 */
export const importContacts = leaderAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx: { leader } }): Promise<ImportResult> => {
    const values = formValues(form);
    const chosen = mappingForm.safeParse(values);
    if (!chosen.success || !isComplete(chosen.data)) {
      throw new ActionFailure('importIncomplete');
    }
    const updateKnown = z.enum(KNOWN_CHOICES).parse(values.known) === 'update';
    const file = await readContactFile(form.get('file'), encodingChoice.parse(values.encoding));
    const { good, bad } = examineRows(file.rows, chosen.data);
    const result = { created: 0, updated: 0, skipped: 0 };
    for (let first = 0; first < good.length; first += BATCH_SIZE) {
      const batch = good.slice(first, first + BATCH_SIZE);
      try {
        const stored = await storeContacts(
          leader,
          batch.map(({ contact }) => contact),
          updateKnown,
        );
        result.created += stored.created;
        result.updated += stored.updated;
        result.skipped += stored.skipped;
      } catch (error) {
        log.error({ err: error }, 'a part of an import could not be stored');
        const reason = 'Not stored: the database refused these rows. Please try them again.';
        bad.push(...batch.map(({ row }) => ({ ...row, reason })));
      }
    }
    return { ...result, badRows: bad.length, rejected: rejectedCsv(file.headings, bad) };
  });
