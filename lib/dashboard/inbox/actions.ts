'use server';
import { staffAction } from '@/lib/core/actions/client';
import { snoozedUntil } from './rules';
import { inboxItemKey, snoozeInput } from './schema';
import { removeSnooze, storeSnooze } from './writes';

/** Puts off something in the inbox of the signed-in person. */
export const snoozeItem = staffAction
  .inputSchema(snoozeInput)
  .action(async ({ parsedInput: { item, snooze }, ctx: { staff } }) => {
    await storeSnooze(staff, item, snoozedUntil(snooze, new Date(), staff.timeZone));
    return { notice: 'itemSnoozed' as const };
  });

/** Shows again what the signed-in person put off. */
export const showItemAgain = staffAction
  .inputSchema(inboxItemKey)
  .action(async ({ parsedInput: { item }, ctx: { staff } }) => {
    await removeSnooze(staff, item);
    return { notice: 'undone' as const };
  });
