import type { ReactNode } from 'react';
import { PageHead } from '@/components/marketing/page-head';
import { ButtonLink } from '@/components/ui/button-link';
import { notices } from '@/lib/notices';
import { paths } from '@/lib/paths';

type SubscriptionLinkPageProps = {
  isValid: boolean;
  title: string;
  lead: string;
  children: ReactNode;
};

/** The page behind a link of our mails: its button, or a message that the link is invalid. */
export function SubscriptionLinkPage({
  isValid,
  title,
  lead,
  children,
}: SubscriptionLinkPageProps) {
  if (!isValid) {
    return (
      <PageHead label="Blog" title="We cannot open this link" lead={notices.blogLinkInvalid}>
        <ButtonLink href={paths.blog}>Go to the blog</ButtonLink>
      </PageHead>
    );
  }
  return (
    <>
      <PageHead label="Blog" title={title} lead={lead} />
      <div className="page-width mt-8 pb-24 lg:pb-36">{children}</div>
    </>
  );
}
