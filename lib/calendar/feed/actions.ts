'use server';
import { staffAction } from '@/lib/core/actions/client';
import { removeFeed, storeFeed } from './data';

/** Makes the calendar feed of the person signed in, or gives it a new address. */
export const renewCalendarFeed = staffAction.action(async ({ ctx }) => {
  await storeFeed(ctx.staff);
  return { notice: 'calendarFeedMade' as const };
});

/** Revokes the calendar feed of the person signed in. */
export const revokeCalendarFeed = staffAction.action(async ({ ctx }) => {
  await removeFeed(ctx.staff);
  return { notice: 'calendarFeedRevoked' as const };
});
