import type { Metadata } from 'next';
import { SubscriptionLinkForm } from '@/components/blog/site/subscription-link-form';
import { SubscriptionLinkInvalid } from '@/components/blog/site/subscription-link-invalid';
import { readSubscription } from '@/lib/blog/subscribers/data';
import { subscriptionToEnd } from '@/lib/blog/subscribers/subscription-link';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Unsubscribe',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
};

type EndPageProps = { params: Promise<{ token: string }> };

/** Mail scanners also open links, so only the button ends the subscription. */
export default async function EndSubscriptionPage({ params }: EndPageProps) {
  const { token } = await params;
  const id = subscriptionToEnd(token);
  if (!id) return <SubscriptionLinkInvalid />;
  const state = await readSubscription(id);
  return (
    <SubscriptionLinkForm kind="end" token={token} isDone={state === null || state === 'ended'} />
  );
}
