import { z } from 'zod';
import { typedEmail } from '@/lib/core/text/typed-text';

/** The subscription form (spec section 3). */
export const subscriptionSchema = z.object({ email: typedEmail });
