import type { ContentTable } from '../../lib/paths.ts';
import { records } from '../../lib/records.ts';

/** Returns a draft of a content kind with a value in each required column. */
export const contentDraft = (
  kind: ContentTable,
  fields: Record<string, unknown> = {},
): Record<string, unknown> => ({
  slug: `piece-${crypto.randomUUID()}`,
  title: 'A piece',
  ...records[kind].content.sample,
  ...fields,
});
