import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { BlogList } from '@/components/blog/site/blog-list';
import { StructuredData } from '@/components/marketing/structured-data';
import { listCategories, readPostPage } from '@/lib/blog/data';
import { BLOG_DESCRIPTION, blogMetadata } from '@/lib/blog/metadata';
import { POSTS_PER_PAGE } from '@/lib/blog/rules';
import { pageCount, pageNumber } from '@/lib/core/lists/numbered-pages';
import { notFoundMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs, contentList } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { blogListPath } from '@/lib/paths/site';
import { readPhotos } from '@/lib/people/faces/data';

export const dynamic = 'error';
export const revalidate = 600;

type BlogPageProps = { params: Promise<{ page: string }> };

/** Prerenders the page that the blog links to; older ones are rendered on the first request. */
export async function generateStaticParams() {
  const list = await readPostPage(1, null);
  return pageCount(list?.total ?? 0, POSTS_PER_PAGE) > 1 ? [{ page: '2' }] : [];
}

export async function generateMetadata({ params }: BlogPageProps): Promise<Metadata> {
  const page = pageNumber((await params).page);
  if (!page || !(await readPostPage(page, null))) return notFoundMetadata;
  return blogMetadata({
    title: `Blog, page ${page}`,
    description: `${BLOG_DESCRIPTION} Older posts, page ${page}.`,
    path: blogListPath(page),
  });
}

export default async function OlderPostsPage({ params }: BlogPageProps) {
  const page = pageNumber((await params).page);
  if (page === 1) permanentRedirect(paths.blog);
  const list = page && (await readPostPage(page, null));
  if (!list) notFound();
  const trail = [
    { name: 'Blog', path: paths.blog },
    { name: `Page ${page}`, path: blogListPath(page) },
  ];
  return (
    <>
      <BlogList
        categories={await listCategories()}
        category={null}
        page={page}
        photos={await readPhotos()}
        {...list}
      />
      <StructuredData items={[...contentList('blog_posts', list.posts), breadcrumbs(trail)]} />
    </>
  );
}
