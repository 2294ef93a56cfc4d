import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { BlogList } from '@/components/blog/site/blog-list';
import { StructuredData } from '@/components/marketing/structured-data';
import { listCategories, readPostPage } from '@/lib/blog/data';
import { blogMetadata } from '@/lib/blog/metadata';
import { pageNumber } from '@/lib/core/lists/numbered-pages';
import { notFoundMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs, contentList } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { blogListPath } from '@/lib/paths/site';
import { readPhotos } from '@/lib/people/faces/data';

export const dynamic = 'error';
export const revalidate = 600;

type CategoryPageProps = { params: Promise<{ category: string; page: string }> };

/** Rendered on the first request, because the number of pages is unknown at build time. */
export function generateStaticParams() {
  return [];
}

async function findPage({ params }: CategoryPageProps) {
  const { category: slug, page } = await params;
  const categories = await listCategories();
  const category = categories.find((one) => one.slug === slug);
  return { categories, category, page: pageNumber(page) };
}

export async function generateMetadata(props: CategoryPageProps): Promise<Metadata> {
  const { category, page } = await findPage(props);
  if (!category || !page || !(await readPostPage(page, category))) return notFoundMetadata;
  return blogMetadata({
    title: `${category.name}: blog, page ${page}`,
    description: `Older posts about ${category.name} from our automation projects, page ${page}.`,
    path: blogListPath(page, category.slug),
  });
}

export default async function OlderCategoryPostsPage(props: CategoryPageProps) {
  const { categories, category, page } = await findPage(props);
  if (category && page === 1) permanentRedirect(blogListPath(1, category.slug));
  const list = category && page && (await readPostPage(page, category));
  if (!list) notFound();
  const trail = [
    { name: 'Blog', path: paths.blog },
    { name: category.name, path: blogListPath(1, category.slug) },
    { name: `Page ${page}`, path: blogListPath(page, category.slug) },
  ];
  return (
    <>
      <BlogList
        categories={categories}
        category={category}
        page={page}
        photos={await readPhotos()}
        {...list}
      />
      <StructuredData items={[...contentList('blog_posts', list.posts), breadcrumbs(trail)]} />
    </>
  );
}
