'use server';
import { done } from '@/lib/core/actions/answer';
import { staffAction } from '@/lib/core/actions/client';
import { snoozedUntil } from './rules';
import { inboxItemKeys, snoozeInput } from './schema';
import { removeSnooze, storeSnooze } from './writes';

/** Snoozes the items of a record in the inbox of the signed-in person. */
export const snoozeItem = staffAction
  .inputSchema(snoozeInput)
  .action(async ({ parsedInput: { items, snooze }, ctx: { staff } }) => {
    await storeSnooze(staff, items, snoozedUntil(snooze, new Date(), staff.timeZone));
    return done('itemSnoozed');
  });

/** Ends a snooze of the signed-in person. */
export const showItemAgain = staffAction
  .inputSchema(inboxItemKeys)
  .action(async ({ parsedInput: { items }, ctx: { staff } }) => {
    await removeSnooze(staff, items);
    return done('undone');
  });
