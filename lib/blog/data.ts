import 'server-only';
import { z } from 'zod';
import { cacheTags } from '@/lib/cache-tags';
import { everyRow } from '@/lib/core/lists/every-row';
import { dataOf } from '@/lib/core/supabase/answer';
import type { Json } from '@/lib/core/supabase/database.types';
import { cachedPublicClient } from '@/lib/core/supabase/public';
import { cachedServiceClient, serviceClient } from '@/lib/core/supabase/service';
import type { ContentTable } from '@/lib/paths';
import { contentPath } from '@/lib/paths/site';
import {
  foundPost,
  type ListedPost,
  listedPost,
  type Post,
  type PostSummary,
  post,
  postSummary,
} from './model';
import {
  type Category,
  categoriesOf,
  MAX_ABOUT,
  MAX_RELATED,
  MAX_RELATED_CANDIDATES,
  POSTS_PER_PAGE,
  relatedPosts,
} from './rules';

const MAX_FEED_POSTS = 50;
const MAX_SEARCH_RESULTS = 20;

const SUMMARY =
  'slug, title, excerpt, category, imageUrl:image_url, imageAlt:image_alt, drawing, authorName:author_name, publishedAt:published_at, updatedAt:updated_at, wordCount:word_count';
const DETAIL =
  `${SUMMARY}, id, body, tags, authorRole:author_role, authorAbout:author_about, seoTitle:seo_title, seoDescription:seo_description` as const;

const listTags = [cacheTags.list('blog_posts')];
const postTags = (slug: string) => [cacheTags.record('blog_posts', slug)];

/** Returns all published posts, newest first, for the sitemap and the index by subject. */
export async function listPosts(): Promise<ListedPost[]> {
  const posts = await everyRow('slug', async (after, limit) => {
    const answer = await cachedPublicClient(listTags)
      .from('blog_posts')
      .select('slug, title, category, publishedAt:published_at, updatedAt:updated_at')
      .gt('slug', after)
      .order('slug')
      .limit(limit);
    return z.array(listedPost).parse(dataOf(answer, 'The posts cannot be read'));
  });
  const published = ({ publishedAt }: ListedPost) => Date.parse(publishedAt ?? '');
  return posts.toSorted((a, b) => published(b) - published(a) || (a.slug < b.slug ? -1 : 1));
}

/** Returns the categories of published posts. */
export async function listCategories(): Promise<Category[]> {
  const categories = await everyRow('category', async (after, limit) => {
    const answer = await cachedServiceClient(listTags)
      .rpc('blog_categories', {}, { get: true })
      .select('category, posts')
      .gt('category', after)
      .order('category')
      .limit(limit);
    return dataOf(answer, 'The categories cannot be read');
  });
  return categoriesOf(categories);
}

const quoted = (names: string[]) => names.map((name) => JSON.stringify(name)).join();

function pageQuery(page: number) {
  const first = (page - 1) * POSTS_PER_PAGE;
  return cachedPublicClient(listTags)
    .from('blog_posts')
    .select(SUMMARY)
    .order('published_at', { ascending: false })
    .order('id')
    .range(first, first + POSTS_PER_PAGE - 1);
}

/** Returns the posts of a page, or null if there is no such page. */
function postsOf(answer: Awaited<ReturnType<typeof pageQuery>>, page: number) {
  if (answer.error?.code === 'PGRST103') return null;
  const posts = z.array(postSummary).parse(dataOf(answer, 'The posts cannot be read'));
  return page > 1 && posts.length === 0 ? null : posts;
}

/**
 * Returns one page of the published posts, newest first, and the number of all posts.
 * @param page from 1
 * @param category null for all posts
 * @returns null if there is no such page
 */
export async function readPostPage(
  page: number,
  category: Category | null,
): Promise<{ posts: PostSummary[]; total: number } | null> {
  const query = pageQuery(page);
  const names = category && quoted(category.names);
  const posts = postsOf(await (names ? query.filter('category', 'in', `(${names})`) : query), page);
  if (!posts) return null;
  // A separate request, because Next does not cache a partial response (206).
  const counted = category ? [category] : await listCategories();
  return { posts, total: counted.reduce((sum, { posts: count }) => sum + count, 0) };
}

/** Returns one page of the posts with a tag in any of its spellings, newest first; null if there is no such page. */
export async function readTagPage(page: number, names: string[]): Promise<PostSummary[] | null> {
  return postsOf(await pageQuery(page).filter('tags', 'ov', `{${quoted(names)}}`), page);
}

/** Returns the newest published posts with their bodies, for the feeds. */
export async function listFeedPosts(): Promise<Post[]> {
  const answer = await cachedPublicClient(listTags)
    .from('blog_posts')
    .select(DETAIL)
    .order('published_at', { ascending: false })
    .order('id')
    .limit(MAX_FEED_POSTS);
  return z.array(post).parse(dataOf(answer, 'The posts cannot be read'));
}

/** Returns the published post with this slug, or null. */
export async function readPost(slug: string): Promise<Post | null> {
  const answer = await cachedPublicClient(postTags(slug))
    .from('blog_posts')
    .select(DETAIL)
    .eq('slug', slug)
    .maybeSingle();
  return post.nullable().parse(dataOf(answer, 'The post cannot be read'));
}

async function readPostSummary(slug: string): Promise<PostSummary | null> {
  const answer = await cachedPublicClient(postTags(slug))
    .from('blog_posts')
    .select(SUMMARY)
    .eq('slug', slug)
    .maybeSingle();
  return postSummary.nullable().parse(dataOf(answer, 'The post cannot be read'));
}

/** Returns a post in any state or null, uncached. `changes` replace some of its columns. For private previews. */
export async function readPostDraft(id: string, changes: Json = {}): Promise<Post | null> {
  const answer = await serviceClient()
    .rpc('changed_blog_posts', { record: id, changes })
    .select(DETAIL)
    .maybeSingle();
  return post.nullable().parse(dataOf(answer, 'The draft of a post cannot be read'));
}

/**
 * Returns the published posts to read after this one. The choice is cached under the tag of this post and each post
 * under its own, so that a page re-renders only when something that it shows changes.
 */
export async function readRelatedPosts(
  current: Pick<Post, 'slug' | 'category' | 'tags'>,
): Promise<PostSummary[]> {
  const answer = await cachedPublicClient(postTags(current.slug))
    .from('blog_posts')
    .select('slug, category, tags')
    .order('published_at', { ascending: false })
    .order('id')
    .limit(MAX_RELATED_CANDIDATES);
  const candidates = dataOf(answer, 'Related posts cannot be read');
  const related = await Promise.all(
    relatedPosts(current, candidates, MAX_RELATED).map(({ slug }) => readPostSummary(slug)),
  );
  return related.filter((summary) => summary !== null);
}

/** Returns the newest published posts that link to a content page, cached under its tag like `readRelatedPosts`. */
export async function listPostsAbout(table: ContentTable, slug: string): Promise<PostSummary[]> {
  const answer = await cachedPublicClient([cacheTags.record(table, slug)])
    .from('blog_posts')
    .select('slug')
    .like('body', `%](${contentPath(table, slug)})%`)
    .order('published_at', { ascending: false })
    .order('id')
    .limit(MAX_ABOUT);
  const found = dataOf(answer, 'The posts about a page cannot be read');
  const posts = await Promise.all(found.map((post) => readPostSummary(post.slug)));
  return posts.filter((post) => post !== null);
}

/** Returns the previous and the next published post in time, cached like `readRelatedPosts`. */
export async function readNeighbours({
  slug,
  publishedAt,
}: Pick<Post, 'slug' | 'publishedAt'>): Promise<{
  older: PostSummary | null;
  newer: PostSummary | null;
}> {
  if (!publishedAt) return { older: null, newer: null };
  const posts = () => cachedPublicClient(postTags(slug)).from('blog_posts').select('slug').limit(1);
  const answers = await Promise.all([
    posts()
      .lt('published_at', publishedAt)
      .order('published_at', { ascending: false })
      .maybeSingle(),
    posts().gt('published_at', publishedAt).order('published_at').maybeSingle(),
  ]);
  const [older = null, newer = null] = await Promise.all(
    answers.map((answer) => {
      const neighbour = dataOf(answer, 'The neighbours of a post cannot be read');
      return neighbour && readPostSummary(neighbour.slug);
    }),
  );
  return { older, newer };
}

/**
 * Returns the best matches among the published posts, and the number of all matches (`foundCount`). A post matches if
 * every word of the query is a prefix of one of its words.
 */
export async function searchPosts(query: string): Promise<{ posts: PostSummary[]; total: number }> {
  const answer = await serviceClient()
    .rpc('search_posts', { search: query, most: MAX_SEARCH_RESULTS }, { get: true })
    .select(`${SUMMARY}, found`);
  const posts = z.array(foundPost).parse(dataOf(answer, 'The posts cannot be searched'));
  return { posts: posts.map(({ found: _, ...found }) => found), total: posts[0]?.found ?? 0 };
}
