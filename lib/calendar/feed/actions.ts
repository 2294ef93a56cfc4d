'use server';
import { done } from '@/lib/core/actions/answer';
import { staffAction } from '@/lib/core/actions/client';
import { removeFeed, storeFeed } from './data';

/** Creates the calendar feed of the signed-in person, or replaces its URL. */
export const renewCalendarFeed = staffAction.action(async ({ ctx }) => {
  await storeFeed(ctx.staff);
  return done('calendarFeedMade');
});

/** Revokes the calendar feed of the signed-in person. */
export const revokeCalendarFeed = staffAction.action(async ({ ctx }) => {
  await removeFeed(ctx.staff);
  return done('calendarFeedRevoked');
});
