import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { TagView } from '@/components/blog/site/tag-view';
import { StructuredData } from '@/components/marketing/structured-data';
import { readTagPage } from '@/lib/blog/data';
import { findTag } from '@/lib/blog/tags/data';
import { tagMetadata } from '@/lib/blog/tags/metadata';
import { NO_FACTS } from '@/lib/content/blocks/model';
import { pageNumber } from '@/lib/core/lists/numbered-pages';
import { notFoundMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs, contentList } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { blogTagPath } from '@/lib/paths/site';

export const dynamic = 'error';
export const revalidate = 600;

type TagPageProps = { params: Promise<{ tag: string; page: string }> };

/** Rendered on the first request, because the number of pages is unknown at build time. */
export function generateStaticParams() {
  return [];
}

async function findPage({ params }: TagPageProps) {
  const { tag: slug, page: text } = await params;
  const [tag, page] = [await findTag(slug), pageNumber(text)];
  return { tag, page, posts: tag && page ? await readTagPage(page, tag.names) : null };
}

export async function generateMetadata(props: TagPageProps): Promise<Metadata> {
  const { tag, page, posts } = await findPage(props);
  return tag && page && posts ? tagMetadata(tag, '', page) : notFoundMetadata;
}

export default async function OlderTagPostsPage(props: TagPageProps) {
  const { tag, page, posts } = await findPage(props);
  if (tag && page === 1) permanentRedirect(blogTagPath(1, tag.slug));
  if (!tag || !page || !posts) notFound();
  const trail = [
    { name: 'Blog', path: paths.blog },
    { name: tag.name, path: blogTagPath(1, tag.slug) },
    { name: `Page ${page}`, path: blogTagPath(page, tag.slug) },
  ];
  return (
    <>
      <TagView tag={tag} page={page} posts={posts} introduction="" facts={NO_FACTS} />
      <StructuredData items={[...contentList('blog_posts', posts), breadcrumbs(trail)]} />
    </>
  );
}
