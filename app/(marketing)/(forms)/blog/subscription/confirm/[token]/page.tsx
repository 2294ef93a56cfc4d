import type { Metadata } from 'next';
import { SubscriptionLinkForm } from '@/components/blog/site/subscription-link-form';
import { SubscriptionLinkInvalid } from '@/components/blog/site/subscription-link-invalid';
import { readSubscription } from '@/lib/blog/subscribers/data';
import { subscriptionToConfirm } from '@/lib/blog/subscribers/subscription-link';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Confirm your subscription',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
};

type ConfirmPageProps = { params: Promise<{ token: string }> };

/** Mail scanners also open links, so only the button confirms the subscription. */
export default async function ConfirmSubscriptionPage({ params }: ConfirmPageProps) {
  const { token } = await params;
  const id = subscriptionToConfirm(token);
  const state = id && (await readSubscription(id));
  if (!state || state === 'ended') return <SubscriptionLinkInvalid />;
  return <SubscriptionLinkForm kind="confirm" token={token} isDone={state === 'active'} />;
}
