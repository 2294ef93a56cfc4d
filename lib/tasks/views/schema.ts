import { z } from 'zod';
import { typedText } from '@/lib/core/text/typed-text';
import { taskNotices } from '@/lib/notices/tasks';
import { keptQuery } from './kept-query';

const area = z.enum(['admin', 'team']);
const name = typedText(taskNotices.viewUnnamed)
  .min(1, taskNotices.viewUnnamed)
  .max(40, 'Please keep the name under 40 characters.');
const query = z.string().max(2000).transform(keptQuery).pipe(z.string().max(1000));

export const newView = z.object({ area, name, query });
export type NewView = z.output<typeof newView>;

/** The property of a view to change. */
export const viewChange = z.object({
  id: z.guid(),
  change: z.union([z.object({ name }), z.object({ query }), z.object({ isDefault: z.boolean() })]),
});
export type ViewChange = z.output<typeof viewChange>['change'];

/** A deleted view, to restore it. */
export const formerView = newView.extend({ id: z.guid(), isDefault: z.boolean() });
export type FormerView = z.output<typeof formerView>;
