import type { Blog, BlogPosting } from 'schema-dts';
import { absoluteUrl, contentImage, organization, person } from '@/lib/core/seo/structured-data';
import { imageSource } from '@/lib/core/text/image-source';
import { paths } from '@/lib/paths';
import { contentPath } from '@/lib/paths/site';
import { BLOG_TITLE } from './metadata';
import type { Post, PostSummary } from './model';
import { readingMinutes } from './rules';

const MAX_HEADLINE = 110;

function summaryThing(post: PostSummary) {
  const url = absoluteUrl(contentPath('blog_posts', post.slug));
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: post.title.slice(0, MAX_HEADLINE),
    description: post.excerpt,
    url,
    ...(post.publishedAt && { datePublished: new Date(post.publishedAt).toISOString() }),
    dateModified: new Date(post.updatedAt).toISOString(),
    author: { '@type': 'Person', name: post.authorName },
    inLanguage: 'en',
  } satisfies Exclude<BlogPosting, string>;
}

/** Returns the structured data of a post; `authorPath` is the path of the author's page, if there is one. */
export function blogPosting(post: Post, authorPath?: string): Exclude<BlogPosting, string> {
  const author = person({
    name: post.authorName,
    path: authorPath,
    jobTitle: post.authorRole,
    description: authorPath ? null : post.authorAbout,
  });
  const summary = summaryThing(post);
  return {
    ...summary,
    author,
    publisher: organization(),
    mainEntityOfPage: summary.url,
    articleSection: post.category,
    wordCount: post.wordCount,
    timeRequired: `PT${readingMinutes(post.wordCount)}M`,
    ...(post.tags.length > 0 && { keywords: post.tags }),
    image: contentImage('blog_posts', post.slug, imageSource(post.imageUrl ?? '')),
  };
}

/** Returns the structured data of the blog with the posts of one page. */
export function blog(posts: PostSummary[]): Exclude<Blog, string> {
  return {
    '@type': 'Blog',
    '@id': `${absoluteUrl(paths.blog)}#blog`,
    name: BLOG_TITLE,
    url: absoluteUrl(paths.blog),
    publisher: organization(),
    inLanguage: 'en',
    blogPost: posts.map(summaryThing),
  };
}
