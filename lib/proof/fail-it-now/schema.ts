import { z } from 'zod';
import { STEPS } from './model';

/** Input for a step of a run; without run and step, it starts a run. */
export const sandboxForm = z.object({ run: z.guid(), step: z.enum(STEPS) }).partial();
