import { z } from 'zod';
import { REPLY_KINDS } from './rules';

export const TEMPLATE = 'id, kind, name, subject, body, version:updated_at';

export const templateRow = z.object({
  id: z.guid(),
  kind: z.enum(REPLY_KINDS),
  name: z.string(),
  subject: z.string(),
  body: z.string(),
  version: z.string(),
});

/** An initial text of a reply; `version` as the database returns it. */
export type Template = z.output<typeof templateRow>;
