import { z } from 'zod';
import '../zod-without-eval';

/** The id of a record in a public form. No record has the id that replaces an invalid one. */
export const recordId = z.guid().catch('00000000-0000-0000-0000-000000000000');
