import { z } from 'zod';

export const deliveryIds = z.object({ ids: z.array(z.guid()).min(1).max(100) });
