import type { Metadata } from 'next';
import { blogMetadata } from '@/lib/blog/metadata';
import { searchDescription } from '@/lib/core/seo/metadata';
import { firstParagraphOf } from '@/lib/core/text/markdown';
import { blogTagPath } from '@/lib/paths/site';
import type { Tag } from './model';

/** Returns the metadata of a tag page. A tag without an introduction is not indexed. */
export function tagMetadata(
  { slug, name, isIntroduced }: Tag,
  introduction: string,
  page = 1,
): Metadata {
  const opening = firstParagraphOf(introduction);
  const first =
    page === 1 && opening
      ? searchDescription(opening)
      : `${page === 1 ? 'Posts' : `Page ${page} of the posts`} about ${name} from our automation projects, the newest first.`;
  return {
    ...blogMetadata({
      title: page === 1 ? `${name}: posts` : `${name}: posts, page ${page}`,
      description: first,
      path: blogTagPath(page, slug),
    }),
    ...(!isIntroduced && { robots: { index: false, follow: true } }),
  };
}
