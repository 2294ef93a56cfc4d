import type { Metadata } from 'next';
import { SubscriptionChoicesForm } from '@/components/blog/site/subscription-choices-form';
import { SubscriptionLinkInvalid } from '@/components/blog/site/subscription-link-invalid';
import { listCategories } from '@/lib/blog/data';
import { shownCategories } from '@/lib/blog/rules';
import { readChoices } from '@/lib/blog/subscribers/data';
import { subscriptionToChoose } from '@/lib/blog/subscribers/subscription-link';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Choose what you get',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
};

type ChoicesPageProps = { params: Promise<{ token: string }> };

export default async function SubscriptionChoicesPage({ params }: ChoicesPageProps) {
  const { token } = await params;
  const id = subscriptionToChoose(token);
  const choices = id && (await readChoices(id));
  if (!choices) return <SubscriptionLinkInvalid />;
  const topics = shownCategories(await listCategories()).map(({ name }) => name);
  return <SubscriptionChoicesForm token={token} choices={choices} topics={topics} />;
}
