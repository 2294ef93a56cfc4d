import { PageHead } from '@/components/marketing/page-head';
import { ButtonLink } from '@/components/ui/button-link';
import { blogNotices } from '@/lib/notices/blog';
import { paths } from '@/lib/paths';

/** Shown for a forged email link, or for one that confirms an ended subscription. */
export function SubscriptionLinkInvalid() {
  return (
    <PageHead label="Blog" title="We cannot open this link" lead={blogNotices.blogLinkInvalid}>
      <ButtonLink href={paths.blog}>Go to the blog</ButtonLink>
    </PageHead>
  );
}
