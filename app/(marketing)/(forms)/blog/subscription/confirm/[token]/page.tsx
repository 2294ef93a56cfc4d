import type { Metadata } from 'next';
import { SubscriptionLinkForm } from '@/components/blog/site/subscription-link-form';
import { SubscriptionLinkPage } from '@/components/blog/site/subscription-link-page';
import { subscriptionToConfirm } from '@/lib/blog/subscribers/subscription-link';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Confirm your subscription',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
};

type ConfirmPageProps = { params: Promise<{ token: string }> };

/** Mail scanners open links too, so the subscription is confirmed by the button only. */
export default async function ConfirmSubscriptionPage({ params }: ConfirmPageProps) {
  const { token } = await params;
  return (
    <SubscriptionLinkPage
      isValid={subscriptionToConfirm(token) !== null}
      title="One press, and you are on the list"
      lead="We write when a new post appears, about twice a month. Every mail has a link to unsubscribe."
    >
      <SubscriptionLinkForm kind="confirm" token={token} />
    </SubscriptionLinkPage>
  );
}
