import { z } from 'zod';

/** A person whom the public pages show. */
export const face = z.object({
  name: z.string(),
  picture_url: z.string().nullable(),
  is_host: z.boolean(),
});

/** URL of a small photograph by the name of the person. */
export type Photos = Readonly<Partial<Record<string, string>>>;

/** A person whom visitors can book; `photo` is the URL of a small file. */
export type BookableHost = { name: string; photo: string | null };
