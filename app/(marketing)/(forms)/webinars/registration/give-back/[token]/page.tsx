import type { Metadata } from 'next';
import { GiveBackView } from '@/components/webinars/site/give-back-view';
import { readPlace } from '@/lib/webinars/registrations/data';
import { registrationToGiveBack } from '@/lib/webinars/registrations/place-link';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Give your place back',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
};

type GiveBackPageProps = { params: Promise<{ token: string }> };

/** Mail scanners open links too, so the place is given back by the button only. */
export default async function GiveBackPage({ params }: GiveBackPageProps) {
  const { token } = await params;
  const id = registrationToGiveBack(token);
  const place = id === null ? null : await readPlace(id);
  return <GiveBackView token={token} place={place} now={new Date()} />;
}
