import type { Metadata } from 'next';
import { IssueRows } from '@/components/blog/site/issue-rows';
import { SubscribeSection } from '@/components/blog/site/subscribe-section';
import { PageHead } from '@/components/marketing/page-head';
import { EmptyState } from '@/components/ui/empty-state';
import { listArchive } from '@/lib/blog/newsletter/data';
import { NEWSLETTER_DESCRIPTION } from '@/lib/blog/newsletter/feed';
import { pageMetadata } from '@/lib/core/seo/metadata';
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
