import type { Metadata } from 'next';
import { CaseView } from '@/components/cases/site/case-view';
import { caseMargin } from '@/components/margins/margins';
import { StructuredData } from '@/components/marketing/structured-data';
import { listPostsAbout } from '@/lib/blog/data';
import { readCase } from '@/lib/cases/data';
import { storyOf } from '@/lib/cases/story';
import { caseArticle } from '@/lib/cases/structured-data';
import { readTextFacts } from '@/lib/content/blocks/data';
import { listBuilt } from '@/lib/content/data';
import { redirectIfMoved } from '@/lib/content/moved';
import { notFoundMetadata, pageMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { contentPath, markdownPath } from '@/lib/paths/site';
import { listFacesForPages, readPhotos } from '@/lib/people/faces/data';
import { readServiceSummary } from '@/lib/services/data';

export const dynamic = 'error';
export const revalidate = 600;

type CasePageProps = { params: Promise<{ slug: string }> };

/** Prerenders the newest ones; the others are rendered on the first request. */
export function generateStaticParams() {
  return listBuilt('cases');
}

export async function generateMetadata({ params }: CasePageProps): Promise<Metadata> {
  const study = await readCase((await params).slug);
  if (!study) return notFoundMetadata;
  return pageMetadata({
    title: study.seoTitle || study.title,
    description: study.seoDescription || study.summary,
    path: contentPath('cases', study.slug),
    markdown: markdownPath('cases', study.slug),
  });
}

export default async function CasePage({ params }: CasePageProps) {
  const { slug } = await params;
  const study = await readCase(slug);
  if (!study) return redirectIfMoved('cases', slug);
  const [service, facts, posts, faces, photos] = await Promise.all([
    study.serviceSlug ? readServiceSummary(study.serviceSlug) : null,
    readTextFacts(storyOf(study)),
    listPostsAbout('cases', slug),
    listFacesForPages(),
    readPhotos(),
  ]);
  const trail = breadcrumbs([
    { name: 'Cases', path: paths.cases },
    { name: study.title, path: contentPath('cases', slug) },
  ]);
  return (
    <>
      <CaseView
        study={study}
        service={service}
        facts={facts}
        notes={caseMargin({ study, posts, faces, photos })}
      />
      <StructuredData items={[caseArticle(study), trail]} />
    </>
  );
}
