import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { subjectOf } from '@/components/marketing/drawings/subject';
import type { Post } from '@/lib/blog/model';
import { readingMinutes } from '@/lib/blog/rules';
import type { SocialImage } from '@/lib/core/seo/social-image';
import { longDay } from '@/lib/core/time/business-time';

/** Returns the social preview of a post. */
export function postCard(post: Post, face: SocialImage['face']): SocialImage {
  return {
    label: `Blog · ${post.category}`,
    title: post.title,
    figure: <SocialFigure subject={subjectOf('blog_posts', post)} />,
    face,
    facts: [
      post.authorName,
      post.publishedAt && longDay(post.publishedAt),
      `${readingMinutes(post.wordCount)} min`,
    ],
  };
}
