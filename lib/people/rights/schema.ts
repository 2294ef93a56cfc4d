import { z } from 'zod';
import { CONTENT_LEVELS, type ContentRights } from '@/lib/core/auth/content-rights';
import { CONTENT_TABLES } from '@/lib/paths';
import '@/lib/core/zod-without-eval';

const level = z.enum(['', ...CONTENT_LEVELS], 'Please choose what the person may do.').default('');

/** Serializes rights so that equal rights give equal strings. */
export function versionOfRights(rights: ContentRights): string {
  return CONTENT_TABLES.map((table) => `${table}:${rights[table] ?? ''}`).join(' ');
}

/** The form of a person's content rights; `version` identifies the rights when it was opened. */
export const rightsForm = z.object({
  id: z.guid(),
  version: z.string().min(1),
  services: level,
  courses: level,
  webinars: level,
  jobs: level,
  blog_posts: level,
  cases: level,
});
export type RightsInput = z.output<typeof rightsForm>;

/** Returns the form values for these rights. */
export function rightsValues(rights: ContentRights): Record<string, string> {
  return Object.fromEntries(CONTENT_TABLES.map((table) => [table, rights[table] ?? '']));
}
