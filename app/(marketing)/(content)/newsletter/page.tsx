import type { Metadata } from 'next';
import { SubscribeSection } from '@/components/blog/site/subscribe-section';
import { PageHead } from '@/components/marketing/page-head';
import { IssueRows } from '@/components/newsletter/site/issue-rows';
import { EmptyState } from '@/components/ui/empty-state';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { listArchive } from '@/lib/newsletter/data';
import { NEWSLETTER_DESCRIPTION } from '@/lib/newsletter/feed';
import { paths } from '@/lib/paths';

export const dynamic = 'error';
export const revalidate = 600;

const { alternates, ...shared } = pageMetadata({
  title: 'Newsletter',
  description: NEWSLETTER_DESCRIPTION,
  path: paths.newsletter,
});

export const metadata: Metadata = {
  ...shared,
  alternates: { ...alternates, types: { 'application/rss+xml': paths.newsletterFeed } },
};

export default async function NewsletterPage() {
  const issues = await listArchive();
  return (
    <>
      <PageHead
        label="Newsletter"
        title="What we built, and what it brought"
        lead="Every issue that we sent. We do not track who opens our emails."
      />
      <div className="page-width mt-8">
        {issues.length > 0 ? (
          <IssueRows issues={issues} />
        ) : (
          <EmptyState title="No issue yet">The first one is being written.</EmptyState>
        )}
      </div>
      <SubscribeSection />
    </>
  );
}
