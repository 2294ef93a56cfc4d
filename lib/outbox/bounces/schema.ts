import { z } from 'zod';
import '@/lib/core/zod-without-eval';

/** Clears an address whose mail came back, or marks it again. */
export const bounceClearing = z.object({ id: z.guid(), isCleared: z.boolean() });
