import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TagView } from '@/components/blog/site/tag-view';
import { StructuredData } from '@/components/marketing/structured-data';
import { readTagPage } from '@/lib/blog/data';
import { findTag, listTags, readIntroduction } from '@/lib/blog/tags/data';
import { tagMetadata } from '@/lib/blog/tags/metadata';
import { readTextFacts } from '@/lib/content/blocks/data';
import { MAX_BUILT } from '@/lib/content/data';
import { notFoundMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs, contentList } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { blogTagPath } from '@/lib/paths/site';

export const dynamic = 'error';
export const revalidate = 600;

type TagPageProps = { params: Promise<{ tag: string }> };

/** Prerenders tags with an introduction; the others are rendered on the first request. */
export async function generateStaticParams() {
  const introduced = (await listTags()).filter(({ isIntroduced }) => isIntroduced);
  return introduced.slice(0, MAX_BUILT).map(({ slug }) => ({ tag: slug }));
}

export async function generateMetadata({ params }: TagPageProps): Promise<Metadata> {
  const { tag: slug } = await params;
  const [tag, introduction] = await Promise.all([findTag(slug), readIntroduction(slug)]);
  return tag ? tagMetadata(tag, introduction) : notFoundMetadata;
}

export default async function TagPage({ params }: TagPageProps) {
  const { tag: slug } = await params;
  const [tag, introduction] = await Promise.all([findTag(slug), readIntroduction(slug)]);
  const posts = tag && (await readTagPage(1, tag.names));
  if (!posts) notFound();
  const trail = [
    { name: 'Blog', path: paths.blog },
    { name: tag.name, path: blogTagPath(1, slug) },
  ];
  return (
    <>
      <TagView
        tag={tag}
        page={1}
        posts={posts}
        introduction={introduction}
        facts={await readTextFacts([introduction])}
      />
      <StructuredData items={[...contentList('blog_posts', posts), breadcrumbs(trail)]} />
    </>
  );
}
