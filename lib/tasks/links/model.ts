import { z } from 'zod';

const named = z.object({ id: z.guid(), name: z.string() });

/** A client or booking by id and name. */
export type Named = z.output<typeof named>;

/** A client or booking to link to a task; `client` is the client of a booking. */
export const foundLink = named.extend({ detail: z.string(), client: named.nullable() });
export type FoundLink = z.output<typeof foundLink>;
