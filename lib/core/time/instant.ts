import { z } from 'zod';

/**
 * An instant of the database as an ISO timestamp in UTC. PostgreSQL may write it with a blank and a short offset,
 * which not every browser reads.
 */
export const instant = z.string().transform((stamp) => new Date(stamp).toISOString());
