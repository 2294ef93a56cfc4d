import 'server-only';
import { cacheTags } from '@/lib/core/cache/tags';
import { cachedPublicClient } from '@/lib/core/supabase/public';
import { formRefusal } from '@/lib/core/supabase/refusal';
import { cachedServiceClient, serviceClient } from '@/lib/core/supabase/service';
import { type Category, categoriesOf, POSTS_PER_PAGE, relatedPosts } from './rules';

const FEED_POSTS = 20;
const SEARCH_RESULTS = 20;
/** Related posts that the page of a post shows. */
export const RELATED = 3;
/** Among so many of the newest posts related ones are looked for. */
export const RELATED_CANDIDATES = 100;
const LIST_CHUNK = 1000;

const SUMMARY =
  'slug, title, excerpt, category, authorName:author_name, publishedAt:published_at, updatedAt:updated_at, wordCount:word_count';
const DETAIL =
  `${SUMMARY}, id, body, tags, authorRole:author_role, imageUrl:image_url, imageAlt:image_alt, seoTitle:seo_title, seoDescription:seo_description` as const;

/** A post on a card; instants are ISO timestamps, and only what is not yet public has no date. */
export type PostSummary = {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  authorName: string;
  publishedAt: string | null;
  updatedAt: string;
  wordCount: number;
};

/** A post with all that its page shows; `body` is markdown. */
export type Post = PostSummary & {
  id: string;
  body: string;
  tags: string[];
  authorRole: string | null;
  imageUrl: string | null;
  imageAlt: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
};

const listTags = [cacheTags.list('blog_posts')];

/** Addresses and dates of all published posts, for the sitemap. Throws if the database cannot be asked. */
export async function listPosts(): Promise<{ slug: string; title: string; updatedAt: string }[]> {
  const posts: { slug: string; title: string; updatedAt: string }[] = [];
  for (;;) {
    const { data, error } = await cachedPublicClient(listTags)
      .from('blog_posts')
      .select('slug, title, updatedAt:updated_at')
      .gt('slug', posts.at(-1)?.slug ?? '')
      .order('slug')
      .limit(LIST_CHUNK);
    if (error) throw new Error('The posts cannot be read', { cause: error });
    posts.push(...data);
    if (data.length < LIST_CHUNK) return posts;
  }
}

/** The categories of published posts. Throws if the database cannot be asked. */
export async function listCategories(): Promise<Category[]> {
  const { data, error } = await cachedServiceClient(listTags).rpc(
    'blog_categories',
    {},
    { get: true },
  );
  if (error) throw new Error('The categories cannot be read', { cause: error });
  return categoriesOf(data);
}

/**
 * One page of the published posts, newest first, and how many there are in all.
 * @param page from 1; null if there is no such page
 * @param category null for all posts
 * @throws Error if the database cannot be asked
 */
export async function readPostPage(
  page: number,
  category: Category | null,
): Promise<{ posts: PostSummary[]; total: number } | null> {
  const first = (page - 1) * POSTS_PER_PAGE;
  const query = cachedPublicClient(listTags)
    .from('blog_posts')
    .select(SUMMARY)
    .order('published_at', { ascending: false })
    .order('id')
    .range(first, first + POSTS_PER_PAGE - 1);
  const named = category?.names.map((name) => JSON.stringify(name)).join();
  const { data, error } = await (named ? query.filter('category', 'in', `(${named})`) : query);
  if (error?.code === 'PGRST103') return null;
  if (error) throw new Error('The posts cannot be read', { cause: error });
  if (page > 1 && data.length === 0) return null;
  // Not counted in the same request: the answer would be partial (206), and Next caches none of these.
  const counted = category ? [category] : await listCategories();
  return { posts: data, total: counted.reduce((sum, { posts }) => sum + posts, 0) };
}

/** The newest published posts with their bodies, for the feeds. Throws if the database cannot be asked. */
export async function listFeedPosts(): Promise<Post[]> {
  const { data, error } = await cachedPublicClient(listTags)
    .from('blog_posts')
    .select(DETAIL)
    .order('published_at', { ascending: false })
    .order('id')
    .limit(FEED_POSTS);
  if (error) throw new Error('The posts cannot be read', { cause: error });
  return data;
}

/** The published post at `slug`, or null. Throws if the database cannot be asked. */
export async function readPost(slug: string): Promise<Post | null> {
  const { data, error } = await cachedPublicClient([cacheTags.record('blog_posts', slug)])
    .from('blog_posts')
    .select(DETAIL)
    .eq('slug', slug)
    .maybeSingle();
  if (error) throw new Error('The post cannot be read', { cause: error });
  return data;
}

/** What a card shows of the published post at `slug`, or null. Throws if the database cannot be asked. */
async function readPostSummary(slug: string): Promise<PostSummary | null> {
  const { data, error } = await cachedPublicClient([cacheTags.record('blog_posts', slug)])
    .from('blog_posts')
    .select(SUMMARY)
    .eq('slug', slug)
    .maybeSingle();
  if (error) throw new Error('The post cannot be read', { cause: error });
  return data;
}

/** A post in any state, as it is at this moment, or null. For private previews only. */
export async function readPostDraft(id: string): Promise<Post | null> {
  const { data, error } = await serviceClient()
    .from('blog_posts')
    .select(DETAIL)
    .eq('id', id)
    .maybeSingle();
  if (error) throw new Error('The draft of a post cannot be read', { cause: error });
  return data;
}

/**
 * The published posts to read after `post`. Which they are is asked under the tag of `post`, each of
 * them under its own, so that a page is made anew only for what it shows.
 */
export async function readRelatedPosts(
  post: Pick<Post, 'slug' | 'category' | 'tags'>,
): Promise<PostSummary[]> {
  const { data, error } = await cachedPublicClient([cacheTags.record('blog_posts', post.slug)])
    .from('blog_posts')
    .select('slug, category, tags')
    .order('published_at', { ascending: false })
    .order('id')
    .limit(RELATED_CANDIDATES);
  if (error) throw new Error('Related posts cannot be read', { cause: error });
  const related = await Promise.all(
    relatedPosts(post, data, RELATED).map(({ slug }) => readPostSummary(slug)),
  );
  return related.filter((summary) => summary !== null);
}

/** The published posts just before and after `post` in time. Tags as in `readRelatedPosts`. */
export async function readNeighbours(
  post: Pick<Post, 'slug' | 'publishedAt'>,
): Promise<{ older: PostSummary | null; newer: PostSummary | null }> {
  if (!post.publishedAt) return { older: null, newer: null };
  const beside = { slug: post.slug, publishedAt: post.publishedAt };
  const [older, newer] = await Promise.all([nearest(beside, 'older'), nearest(beside, 'newer')]);
  return { older, newer };
}

async function nearest(
  post: { slug: string; publishedAt: string },
  side: 'older' | 'newer',
): Promise<PostSummary | null> {
  const posts = cachedPublicClient([cacheTags.record('blog_posts', post.slug)])
    .from('blog_posts')
    .select('slug, publishedAt:published_at')
    .order('published_at', { ascending: side === 'newer' })
    .limit(1);
  const { data, error } = await (side === 'newer'
    ? posts.gt('published_at', post.publishedAt)
    : posts.lt('published_at', post.publishedAt)
  ).maybeSingle();
  if (error) throw new Error('The posts beside a post cannot be read', { cause: error });
  if (!data?.publishedAt) return null;
  return readPostSummary(data.slug);
}

/**
 * The published posts that hold every word of `query`, or a word that begins so; the best first, at
 * most 20 of the `total`. Throws if the database cannot be asked.
 */
export async function searchPosts(query: string): Promise<{ posts: PostSummary[]; total: number }> {
  const { data, error } = await serviceClient().rpc(
    'search_posts',
    {
      search: query,
      most: SEARCH_RESULTS,
    },
    { get: true },
  );
  if (error) throw new Error('The posts cannot be searched', { cause: error });
  const posts = data.map((row) => ({
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    category: row.category,
    authorName: row.author_name,
    publishedAt: new Date(row.published_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    wordCount: row.word_count,
  }));
  return { posts, total: data[0]?.found ?? 0 };
}

/**
 * Subscribes an address (spec section 7) and queues the mail that asks for confirmation. A known address
 * answers 'duplicate', but begins anew if it had unsubscribed; one not yet confirmed is asked again, three
 * times an hour at most.
 * @throws Error if the database cannot be asked or refuses the address
 */
export async function storeSubscription(email: string): Promise<'subscribed' | 'duplicate'> {
  const client = serviceClient();
  const { error } = await client.from('blog_subscriptions').insert({ email });
  if (!error) return 'subscribed';
  if (formRefusal(error) !== 'duplicate') {
    throw new Error('The subscription could not be stored', { cause: error });
  }
  const known = await client.rpc('subscribe_again', { address: email });
  if (known.error) throw new Error('The subscription could not be renewed', { cause: known.error });
  return known.data === 'begun_anew' ? 'subscribed' : 'duplicate';
}

/**
 * Confirms a subscription; the caller has verified the signed link.
 * @returns whether it is confirmed now; not if it has been ended or removed
 */
export async function confirmSubscription(id: string): Promise<boolean> {
  const { data, error } = await serviceClient()
    .from('blog_subscriptions')
    .update({ confirmed_at: new Date().toISOString() })
    .eq('id', id)
    .is('unsubscribed_at', null)
    .select('id');
  if (error) throw new Error('The subscription could not be confirmed', { cause: error });
  return data.length > 0;
}

/** Ends a subscription, if it has not ended before; the caller has verified the signed link. */
export async function endSubscription(id: string): Promise<void> {
  const { error } = await serviceClient()
    .from('blog_subscriptions')
    .update({ unsubscribed_at: new Date().toISOString() })
    .eq('id', id)
    .is('unsubscribed_at', null);
  if (error) throw new Error('The subscription could not be ended', { cause: error });
}
