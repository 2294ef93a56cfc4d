import { z } from 'zod';
import '@/lib/core/zod-without-eval';

/** Input to clear or restore the bounce of an email address. */
export const bounceClearing = z.object({ id: z.guid(), isCleared: z.boolean() });
