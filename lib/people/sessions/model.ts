import { z } from 'zod';
import { deviceName } from '@/lib/core/requests/device-name';

export const sessionRow = z
  .object({
    id: z.string(),
    userAgent: z.string().nullable(),
    ip: z.string().nullable(),
    startedAt: z.string(),
    lastActiveAt: z.string(),
  })
  .transform(({ userAgent, ...session }) => ({ ...session, device: deviceName(userAgent) }));

/** An active session; instants as the database writes them. */
export type Session = z.output<typeof sessionRow> & { isCurrent: boolean };
