import { BlogList } from '@/components/blog/site/blog-list';
import { StructuredData } from '@/components/marketing/structured-data';
import { listCategories, listPosts, readPostPage } from '@/lib/blog/data';
import { BLOG_DESCRIPTION, blogMetadata } from '@/lib/blog/metadata';
import { blog } from '@/lib/blog/structured-data';
import { breadcrumbs, contentList } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { readPhotos } from '@/lib/people/faces/data';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata = blogMetadata({
  title: 'Blog',
  description: BLOG_DESCRIPTION,
  path: paths.blog,
});

export default async function BlogPage() {
  const [categories, list, photos, index] = await Promise.all([
    listCategories(),
    readPostPage(1, null),
    readPhotos(),
    listPosts(),
  ]);
  const { posts, total } = list ?? { posts: [], total: 0 };
  return (
    <>
      <BlogList
        categories={categories}
        category={null}
        page={1}
        posts={posts}
        photos={photos}
        total={total}
        index={index}
      />
      <StructuredData
        items={[
          blog(posts),
          ...contentList('blog_posts', posts),
          breadcrumbs([{ name: 'Blog', path: paths.blog }]),
        ]}
      />
    </>
  );
}
