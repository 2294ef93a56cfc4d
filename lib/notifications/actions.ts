'use server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { staffAction } from '@/lib/core/actions/client';
import { markAsRead } from './data';

/** Marks notifications of the signed-in person as read; without ids, all of them. */
export const markNotificationsRead = staffAction
  .inputSchema(z.object({ ids: z.array(z.guid()).min(1).max(50).optional() }))
  .action(async ({ parsedInput, ctx }) => {
    await markAsRead(ctx.staff, parsedInput.ids);
    return done('notificationsRead');
  });
