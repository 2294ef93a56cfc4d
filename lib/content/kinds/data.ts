import 'server-only';
import { copyOutline } from '@/lib/academy/outline/data';
import { countQueued } from '@/lib/blog/announcements/data';

import {
  categorySlug,
  MAX_RELATED,
  MAX_RELATED_CANDIDATES,
  relatedPosts,
  tagSlug,
} from '@/lib/blog/rules';
import type { Editor } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import type { ContentTable } from '@/lib/paths';
import { blogListPath, blogTagPath } from '@/lib/paths/site';
import { countTold } from '@/lib/webinars/changes/data';

/** Other pages that show a record: slugs of records of the same kind, and paths of further lists. */
type Nearby = { nearby: string[]; lists: string[] };

/** A record that was just changed; `updated_at` is the time of the transaction that changed it. */
type Moved = { id: string; state: string; updated_at: string };

/** Server-side work for one kind; everything else about a kind is in its own file. */
type ServerKind = {
  /** Finds the pages near a record; defaults to `readOthers`. */
  readNearby?: (id: string) => Promise<Nearby>;
  /** Copies the parts of a record that other tables store. */
  copyParts?: (editor: Editor, from: string, to: string) => Promise<void>;
  /** Returns the number of emails that this change of records has queued. */
  countMails?: (editor: Editor, moved: readonly Moved[]) => Promise<number>;
};

const serverKinds: Partial<Record<ContentTable, ServerKind>> = {
  courses: { copyParts: copyOutline },
  webinars: { countMails: countTold },
  blog_posts: { readNearby: readNearPost, countMails: countQueued },
};

/** Returns the other pages that may show a record, without its own page and the list of its kind. */
export function readNearby(table: ContentTable, id: string): Promise<Nearby> {
  return serverKinds[table]?.readNearby?.(id) ?? readOthers(table, id);
}

/** Copies the parts of a record that other tables store, if its kind has such parts. */
export async function copyParts(editor: Editor, table: ContentTable, from: string, to: string) {
  await serverKinds[table]?.copyParts?.(editor, from, to);
}

/** Returns the number of emails to subscribers or registrants that these changes have queued. */
export async function countMails(editor: Editor, table: ContentTable, moved: readonly Moved[]) {
  return (await serverKinds[table]?.countMails?.(editor, moved)) ?? 0;
}

/** Beyond this number, pages that could show a new record are not revalidated before their ten minutes are over. */
const MAX_OTHERS = 50;

/** Returns all other records of a kind: each page shows some of them, and there are few. */
async function readOthers(table: ContentTable, id: string): Promise<Nearby> {
  const answer = await serviceClient()
    .from(table)
    .select('slug')
    .eq('state', 'published')
    .neq('id', id)
    .order('published_at', { ascending: false })
    .limit(MAX_OTHERS);
  const others = dataOf(answer, `Other ${table} cannot be read`);
  return { nearby: others.map(({ slug }) => slug), lists: [] };
}

/** Returns the posts that show this post as related or adjacent in time, its category and its tags. */
async function readNearPost(id: string): Promise<Nearby> {
  const answer = await serviceClient()
    .from('blog_posts')
    .select('id, slug, category, tags')
    .or(`state.eq.published,id.eq.${id}`)
    .order('published_at', { ascending: false })
    .order('id')
    .limit(MAX_RELATED_CANDIDATES);
  const posts = dataOf(answer, 'Posts beside a post cannot be read');
  const place = posts.findIndex((post) => post.id === id);
  const post = posts[place];
  if (!post) return { nearby: [], lists: [] };
  const nearby = posts.filter(
    (other, index) =>
      Math.abs(index - place) === 1 ||
      relatedPosts(other, posts, MAX_RELATED).some((related) => related.id === id),
  );
  return {
    nearby: nearby.map(({ slug }) => slug),
    lists: [
      blogListPath(1, categorySlug(post.category)),
      ...new Set(
        post.tags
          .map(tagSlug)
          .filter(Boolean)
          .map((slug) => blogTagPath(1, slug)),
      ),
    ],
  };
}
