import 'server-only';
import { z } from 'zod';
import { contentTable } from '@/lib/core/cache/change';
import { readToken, signToken } from '@/lib/core/security/signed-token';
import type { ContentTable } from '@/lib/paths';
import { previewPath } from '@/lib/paths/links';

/** Days until a preview link expires; it opens only one record. */
export const PREVIEW_DAYS = 7;

const previewed = z.tuple([
  contentTable,
  z.guid(),
  z.string().transform((seconds) => new Date(Number(seconds) * 1000)),
  z.literal('draft').optional(),
]);

type Previewed = {
  table: ContentTable;
  id: string;
  /** True if it also shows the unsaved draft. */
  isDraft: boolean;
};

/** Returns a URL that shows this record in any state until `PREVIEW_DAYS` after `now`. */
export function previewLink({ table, id, isDraft }: Previewed, now: Date): string {
  const endsAt = Math.floor(now.getTime() / 1000) + PREVIEW_DAYS * 24 * 60 * 60;
  const parts = [table, id, endsAt, ...(isDraft ? ['draft'] : [])];
  return previewPath(signToken('preview-content', parts.join(' ')));
}

/** Returns the record that a token was signed for; null if this server did not sign it or it has expired. */
export function previewedRecord(token: string, now: Date): Previewed | null {
  const value = readToken('preview-content', token);
  if (value === null) return null;
  const [table, id, endsAt, draft] = previewed.parse(value.split(' '));
  return endsAt > now ? { table, id, isDraft: draft !== undefined } : null;
}
