'use server';
import { staffAction } from '@/lib/core/actions/client';
import { removeFeed, storeFeed } from './data';

/** Creates the calendar feed of the signed-in person, or gives it a new URL. */
export const renewCalendarFeed = staffAction.action(async ({ ctx }) => {
  await storeFeed(ctx.staff);
  return { notice: 'calendarFeedMade' as const };
});

/** Revokes the calendar feed of the signed-in person. */
export const revokeCalendarFeed = staffAction.action(async ({ ctx }) => {
  await removeFeed(ctx.staff);
  return { notice: 'calendarFeedRevoked' as const };
});
