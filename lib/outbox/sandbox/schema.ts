import { z } from 'zod';
import { STEPS } from './model';

/** A step of a run; without both, a visitor starts one. */
export const sandboxForm = z.object({ run: z.guid(), step: z.enum(STEPS) }).partial();
