'use server';
import { z } from 'zod';
import { staffAction } from '@/lib/core/actions/client';
import { markAsRead } from './data';

/** Marks one notification of the signed-in person as read, or all of them without an id. */
export const markNotificationsRead = staffAction
  .inputSchema(z.object({ id: z.guid().optional() }))
  .action(async ({ parsedInput, ctx }) => {
    await markAsRead(ctx.staff, parsedInput.id);
    return { notice: 'notificationsRead' as const };
  });
