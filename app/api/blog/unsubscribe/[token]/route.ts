import { endSubscription } from '@/lib/blog/subscribers/data';
import { subscriptionToEnd } from '@/lib/blog/subscribers/subscription-link';
import { notices } from '@/lib/notices';
import { unsubscribePath } from '@/lib/paths';

export const dynamic = 'force-dynamic';

type UnsubscribeContext = { params: Promise<{ token: string }> };

/** Unsubscribes with one click in a mail program (RFC 8058). The request has no cookie and no origin; the token is the proof. */
export async function POST(_: Request, { params }: UnsubscribeContext) {
  const headers = { 'Cache-Control': 'no-store' };
  const id = subscriptionToEnd((await params).token);
  if (!id) return new Response(notices.blogLinkInvalid, { status: 404, headers });
  await endSubscription(id);
  return new Response(notices.blogUnsubscribed, { headers });
}

/** Redirects a program that opens the URL instead of posting to it to the page with the button. */
export async function GET(_: Request, { params }: UnsubscribeContext) {
  const { token } = await params;
  return new Response(null, {
    status: 303,
    headers: { Location: unsubscribePath(encodeURIComponent(token)), 'Cache-Control': 'no-store' },
  });
}
