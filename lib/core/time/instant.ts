import { z } from 'zod';

/**
 * An instant from the database as an ISO timestamp in UTC. PostgreSQL may write it with a blank and a short offset,
 * which not all browsers can parse.
 */
export const instant = z.string().transform((stamp) => new Date(stamp).toISOString());
