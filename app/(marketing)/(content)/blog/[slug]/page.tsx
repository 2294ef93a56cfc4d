import type { Metadata } from 'next';
import { PostView } from '@/components/blog/site/post-view';
import { postMargin } from '@/components/margins/margins';
import { StructuredData } from '@/components/marketing/structured-data';
import { readNeighbours, readPost, readRelatedPosts } from '@/lib/blog/data';
import { blogMetadata } from '@/lib/blog/metadata';
import { linkedCase, linkedService } from '@/lib/blog/rules';
import { blogPosting } from '@/lib/blog/structured-data';
import { readCase } from '@/lib/cases/data';
import { readTextFacts } from '@/lib/content/blocks/data';
import { listBuilt } from '@/lib/content/data';
import { redirectIfMoved } from '@/lib/content/moved';
import { notFoundMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { contentPath, markdownPath } from '@/lib/paths/site';
import { listFacesForPages, readPersonPaths, readPhotos } from '@/lib/people/faces/data';
import { readServiceSummary } from '@/lib/services/data';

export const dynamic = 'error';
export const revalidate = 600;

type PostPageProps = { params: Promise<{ slug: string }> };

/** Prerenders the newest ones; the others are rendered on the first request. */
export function generateStaticParams() {
  return listBuilt('blog_posts');
}

export async function generateMetadata({ params }: PostPageProps): Promise<Metadata> {
  const post = await readPost((await params).slug);
  if (!post) return notFoundMetadata;
  return blogMetadata({
    title: post.seoTitle || post.title,
    description: post.seoDescription || post.excerpt,
    path: contentPath('blog_posts', post.slug),
    markdown: markdownPath('blog_posts', post.slug),
    type: 'article',
    publishedAt: post.publishedAt ?? undefined,
    updatedAt: post.updatedAt,
    authors: [post.authorName],
  });
}

export default async function PostPage({ params }: PostPageProps) {
  const { slug } = await params;
  const post = await readPost(slug);
  if (!post) return redirectIfMoved('blog_posts', slug);
  const caseSlug = linkedCase(post.body);
  const serviceSlug = linkedService(post.body)?.href.split('/').at(-1);
  const [related, neighbours, photos, people, facts, faces, service, study] = await Promise.all([
    readRelatedPosts(post),
    readNeighbours(post),
    readPhotos(),
    readPersonPaths(),
    readTextFacts([post.body]),
    listFacesForPages(),
    serviceSlug ? readServiceSummary(serviceSlug) : null,
    caseSlug ? readCase(caseSlug) : null,
  ]);
  const trail = breadcrumbs([
    { name: 'Blog', path: paths.blog },
    { name: post.title, path: contentPath('blog_posts', slug) },
  ]);
  return (
    <>
      <PostView
        post={post}
        related={related}
        photos={photos}
        people={people}
        facts={facts}
        notes={postMargin({
          post,
          author: faces.find(({ name }) => name === post.authorName),
          service,
          study,
        })}
        {...neighbours}
      />
      <StructuredData items={[blogPosting(post, people[post.authorName]), trail]} />
    </>
  );
}
