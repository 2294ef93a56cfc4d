import { z } from 'zod';
import { smallPicture } from '@/lib/core/text/image-source';

/** Someone else who has a text open; `photo` is the URL of a small file. */
export const present = z
  .object({ id: z.guid(), name: z.string(), picture_url: z.string().nullable() })
  .transform(({ id, name, picture_url }) => ({
    id,
    name,
    photo: picture_url && smallPicture(picture_url),
  }));
export type Present = z.output<typeof present>;
