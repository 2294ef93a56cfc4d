import type { Metadata } from 'next';
import { SubscriptionLinkForm } from '@/components/blog/site/subscription-link-form';
import { SubscriptionLinkPage } from '@/components/blog/site/subscription-link-page';
import { subscriptionToEnd } from '@/lib/blog/subscribers/subscription-link';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Unsubscribe',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
};

type EndPageProps = { params: Promise<{ token: string }> };

/** Mail scanners open links too, so the subscription is ended by the button only. */
export default async function EndSubscriptionPage({ params }: EndPageProps) {
  const { token } = await params;
  return (
    <SubscriptionLinkPage
      isValid={subscriptionToEnd(token) !== null}
      title="Unsubscribe from the blog?"
      lead="You will get no more mail about new posts. You can come back at any time."
    >
      <SubscriptionLinkForm kind="end" token={token} />
    </SubscriptionLinkPage>
  );
}
