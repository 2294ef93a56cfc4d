import { z } from 'zod';
import { CONTENT_TABLES } from '@/lib/paths';
import { CONTENT_LEVELS } from './content-rights';

/** Content rights as the database returns them. */
export const contentRights = z.partialRecord(z.enum(CONTENT_TABLES), z.enum(CONTENT_LEVELS));
