import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SubscribeSection } from '@/components/blog/site/subscribe-section';
import { RichText } from '@/components/content/site/blocks/rich-text';
import { issueMargin } from '@/components/margins/issue-margin';
import { PageHead } from '@/components/marketing/page-head';
import { StructuredData } from '@/components/marketing/structured-data';
import { WithMargin } from '@/components/marketing/with-margin';
import { readTextFacts } from '@/lib/content/blocks/data';
import { notFoundMetadata, pageMetadata, searchDescription } from '@/lib/core/seo/metadata';
import { breadcrumbs } from '@/lib/core/seo/structured-data';
import { longDay } from '@/lib/core/time/business-time';
import { listArchive, readArchived } from '@/lib/newsletter/data';
import { paths } from '@/lib/paths';
import { issuePath } from '@/lib/paths/site';

export const dynamic = 'error';
export const revalidate = 600;

/** Maximum number of other issues in the margin. */
const MAX_OTHERS = 5;

type IssuePageProps = { params: Promise<{ slug: string }> };

export async function generateStaticParams() {
  return (await listArchive()).slice(0, 10).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: IssuePageProps): Promise<Metadata> {
  const issue = await readArchived((await params).slug);
  if (!issue) return notFoundMetadata;
  return {
    ...pageMetadata({
      title: issue.title,
      description: searchDescription(issue.preheader || issue.title),
      path: issuePath(issue.slug),
      type: 'article',
      publishedAt: issue.sentAt,
    }),
    ...(!issue.isIndexed && { robots: { index: false, follow: true } }),
  };
}

export default async function ArchivedIssuePage({ params }: IssuePageProps) {
  const issue = await readArchived((await params).slug);
  if (!issue) notFound();
  const { slug, title, preheader, body, sentAt } = issue;
  const [facts, issues] = await Promise.all([readTextFacts([body]), listArchive()]);
  const others = issues.filter((other) => other.slug !== slug);
  return (
    <>
      <article>
        <PageHead
          label={
            <>
              <a
                href={paths.newsletter}
                className="inline-block py-1 hover:text-ink hover:underline"
              >
                Newsletter
              </a>
              {' / '}
              <time dateTime={sentAt}>{longDay(sentAt)}</time>
            </>
          }
          title={title}
          lead={preheader}
        />
        <div className="page-width mt-5 lg:mt-14">
          <div className="border-t border-line pt-5 lg:pt-12">
            <WithMargin notes={issueMargin(others.slice(0, MAX_OTHERS))}>
              <RichText text={body} facts={facts} />
            </WithMargin>
          </div>
        </div>
      </article>
      <SubscribeSection />
      <StructuredData
        items={[
          breadcrumbs([
            { name: 'Newsletter', path: paths.newsletter },
            { name: title, path: issuePath(slug) },
          ]),
        ]}
      />
    </>
  );
}
