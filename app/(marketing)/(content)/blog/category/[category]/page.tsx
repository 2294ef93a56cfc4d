import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BlogList } from '@/components/blog/site/blog-list';
import { StructuredData } from '@/components/marketing/structured-data';
import { listCategories, readPostPage } from '@/lib/blog/data';
import { blogMetadata } from '@/lib/blog/metadata';
import { MAX_BUILT } from '@/lib/content/data';
import { notFoundMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs, contentList } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { blogListPath } from '@/lib/paths/site';
import { readPhotos } from '@/lib/people/faces/data';

export const dynamic = 'error';
export const revalidate = 600;

type CategoryPageProps = { params: Promise<{ category: string }> };

export async function generateStaticParams() {
  const built = (await listCategories()).slice(0, MAX_BUILT);
  return built.map(({ slug }) => ({ category: slug }));
}

async function findCategory({ params }: CategoryPageProps) {
  const { category: slug } = await params;
  const categories = await listCategories();
  return { categories, category: categories.find((category) => category.slug === slug) };
}

export async function generateMetadata(props: CategoryPageProps): Promise<Metadata> {
  const { category } = await findCategory(props);
  if (!category) return notFoundMetadata;
  return blogMetadata({
    title: `${category.name}: blog`,
    description: `Posts about ${category.name} from our automation projects, the newest first.`,
    path: blogListPath(1, category.slug),
  });
}

export default async function CategoryPage(props: CategoryPageProps) {
  const { categories, category } = await findCategory(props);
  if (!category) notFound();
  const { posts, total } = (await readPostPage(1, category)) ?? { posts: [], total: 0 };
  const trail = [
    { name: 'Blog', path: paths.blog },
    { name: category.name, path: blogListPath(1, category.slug) },
  ];
  return (
    <>
      <BlogList
        categories={categories}
        category={category}
        page={1}
        posts={posts}
        photos={await readPhotos()}
        total={total}
      />
      <StructuredData items={[...contentList('blog_posts', posts), breadcrumbs(trail)]} />
    </>
  );
}
