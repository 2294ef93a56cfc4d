import 'server-only';
import { categorySlug, MAX_RELATED, MAX_RELATED_CANDIDATES, relatedPosts } from '@/lib/blog/rules';
import type { ContentChange } from '@/lib/core/cache/change';
import { serviceClient } from '@/lib/core/supabase/service';
import type { ContentTable } from '@/lib/paths';
import { blogListPath } from '@/lib/paths';
import type { Surroundings } from './model';

/** Beyond so many, pages that could show a new record wait for their ten minutes. */
const MOST_OTHERS = 50;

/**
 * What else of its table a noticeable change touches.
 * @throws Error if the database cannot be asked
 */
export async function readSurroundings(change: ContentChange): Promise<Surroundings> {
  const { table, record, old_record } = change;
  const id = record?.id ?? old_record?.id ?? '';
  const [former, around] = await Promise.all([
    readFormerSlugs(table, id),
    table === 'blog_posts' ? readAroundPost(id) : readOthers(table, id),
  ]);
  return { former, ...around };
}

async function readFormerSlugs(table: ContentTable, id: string): Promise<string[]> {
  const { data, error } = await serviceClient()
    .from('slug_redirects')
    .select('slug')
    .eq('table_name', table)
    .eq('record_id', id);
  if (error) throw new Error(`Former addresses of ${table} cannot be read`, { cause: error });
  return data.map(({ slug }) => slug);
}

type Around = Omit<Surroundings, 'former'>;

/** The pages of services, courses, webinars and jobs show others of their kind; there are not many. */
async function readOthers(table: ContentTable, id: string): Promise<Around> {
  const { data, error } = await serviceClient()
    .from(table)
    .select('slug')
    .eq('state', 'published')
    .neq('id', id)
    .order('published_at', { ascending: false })
    .limit(MOST_OTHERS);
  if (error) throw new Error(`Other ${table} cannot be read`, { cause: error });
  return { nearby: data.map(({ slug }) => slug), lists: [] };
}

/** The posts that show this one while it is public, as related or as their neighbour in time; its category. */
async function readAroundPost(id: string): Promise<Around> {
  const { data: posts, error } = await serviceClient()
    .from('blog_posts')
    .select('id, slug, category, tags')
    .or(`state.eq.published,id.eq.${id}`)
    .order('published_at', { ascending: false })
    .order('id')
    .limit(MAX_RELATED_CANDIDATES);
  if (error) throw new Error('Posts beside a post cannot be read', { cause: error });
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
    lists: [blogListPath(1, categorySlug(post.category))],
  };
}
