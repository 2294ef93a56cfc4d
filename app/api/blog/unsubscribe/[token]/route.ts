import { endSubscription } from '@/lib/blog/subscribers/data';
import { subscriptionToEnd } from '@/lib/blog/subscribers/subscription-link';
import { notices } from '@/lib/notices';
import { unsubscribePath } from '@/lib/paths';

export const dynamic = 'force-dynamic';

type UnsubscribeContext = { params: Promise<{ token: string }> };

/** One click in a mail program (RFC 8058): the request carries no cookie and no origin, the token is proof enough. */
export async function POST(_: Request, { params }: UnsubscribeContext) {
  const headers = { 'Cache-Control': 'no-store' };
  const id = subscriptionToEnd((await params).token);
  if (!id) return new Response(notices.blogLinkInvalid, { status: 404, headers });
  await endSubscription(id);
  return new Response(notices.blogUnsubscribed, { headers });
}

/** A program that opens the address instead of posting to it is shown the page with the button. */
export async function GET(_: Request, { params }: UnsubscribeContext) {
  const { token } = await params;
  return new Response(null, {
    status: 303,
    headers: { Location: unsubscribePath(encodeURIComponent(token)), 'Cache-Control': 'no-store' },
  });
}
