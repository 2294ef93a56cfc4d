import { redirect } from 'next/navigation';
import { webinarPlacePath } from '@/lib/paths';

export const dynamic = 'force-dynamic';

type GiveBackPageProps = { params: Promise<{ token: string }> };

/** Links of earlier mails. The page of the place has the same button. */
export default async function GiveBackPage({ params }: GiveBackPageProps) {
  redirect(webinarPlacePath((await params).token));
}
