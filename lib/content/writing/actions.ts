'use server';

import { listOutlines } from '@/lib/content/data';
import { contentKinds } from '@/lib/content/kinds';
import { editorAction } from '@/lib/core/actions/client';
import { CONTENT_TABLES } from '@/lib/paths';
import { contentPath } from '@/lib/paths/site';
import { fixedPages, pagesWith } from './pages';
import { pageSearch } from './schema';

/** Number of published records of each kind to search, newest first. */
const MAX_OF_EACH = 500;

/** Returns the public pages whose titles contain the words (editors). */
export const findPages = editorAction
  .inputSchema(pageSearch)
  .action(async ({ parsedInput: { words } }) => {
    const records = await Promise.all(
      CONTENT_TABLES.map(async (table) => {
        const outlines = await listOutlines(table, MAX_OF_EACH);
        const kind = contentKinds[table].singular;
        return outlines.map(({ slug, title }) => ({ title, href: contentPath(table, slug), kind }));
      }),
    );
    return { pages: pagesWith(words, [...fixedPages, ...records.flat()]) };
  });
