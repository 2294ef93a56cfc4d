'use server';
import { recordInput } from '@/lib/content/editing/schema';
import { editorAction } from '@/lib/core/actions/client';
import { storePresence } from './writes';

/** Notes that an editor has a record open (those who may write its kind), and answers who else has. */
export const notePresence = editorAction
  .inputSchema(recordInput)
  .action(async ({ parsedInput: { table, id }, ctx }) => ({
    others: await storePresence(ctx.editorOf(table), table, id),
  }));
