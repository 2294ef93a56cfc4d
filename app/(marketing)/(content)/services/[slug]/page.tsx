import type { Metadata } from 'next';
import { serviceMargin } from '@/components/margins/margins';
import { StructuredData } from '@/components/marketing/structured-data';
import { ServiceView } from '@/components/services/site/service-view';
import { listPostsAbout } from '@/lib/blog/data';
import { listCasesOf, readCase } from '@/lib/cases/data';
import { readTextFacts } from '@/lib/content/blocks/data';
import { listBuilt } from '@/lib/content/data';
import { redirectIfMoved } from '@/lib/content/moved';
import { notFoundMetadata, pageMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs, faqPage } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { contentPath, markdownPath } from '@/lib/paths/site';
import { listFacesForPages, readPhotos } from '@/lib/people/faces/data';
import { readRelatedServices, readService } from '@/lib/services/data';
import { serviceThing } from '@/lib/services/structured-data';

export const dynamic = 'error';
export const revalidate = 600;

type ServicePageProps = { params: Promise<{ slug: string }> };

/** Prerenders the newest ones; the others are rendered on the first request. */
export function generateStaticParams() {
  return listBuilt('services');
}

export async function generateMetadata({ params }: ServicePageProps): Promise<Metadata> {
  const service = await readService((await params).slug);
  if (!service) return notFoundMetadata;
  return pageMetadata({
    title: service.seoTitle || service.title,
    description: service.seoDescription || service.summary,
    path: contentPath('services', service.slug),
    markdown: markdownPath('services', service.slug),
  });
}

export default async function ServicePage({ params }: ServicePageProps) {
  const { slug } = await params;
  const service = await readService(slug);
  if (!service) return redirectIfMoved('services', slug);
  const trail = breadcrumbs([
    { name: 'Services', path: paths.services },
    { name: service.title, path: contentPath('services', slug) },
  ]);
  const [related, cases, facts, posts, faces, photos] = await Promise.all([
    readRelatedServices(service),
    listCasesOf(slug),
    readTextFacts([service.description]),
    listPostsAbout('services', slug),
    listFacesForPages(),
    readPhotos(),
  ]);
  const [first] = cases;
  const study = first ? await readCase(first.slug) : null;
  const questions = service.faq.length > 0 ? [faqPage(service.faq)] : [];
  return (
    <>
      <ServiceView
        service={service}
        related={related}
        cases={cases}
        facts={facts}
        notes={serviceMargin({ study, posts, faces, photos })}
      />
      <StructuredData items={[serviceThing(service), trail, ...questions]} />
    </>
  );
}
