import type { Subject } from '@/components/marketing/drawings/subject';
import type { PostSummary } from '@/lib/blog/model';
import { contentPath } from '@/lib/paths';

type SubjectPost = Pick<PostSummary, 'slug' | 'title' | 'category' | 'excerpt'>;

/** Returns what the drawing of a post is about. */
export function postSubject({ slug, title, category, excerpt }: SubjectPost): Subject {
  return { seed: contentPath('blog_posts', slug), title, tags: [category], summary: excerpt };
}
