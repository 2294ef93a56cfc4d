import { endSubscription } from '@/lib/blog/subscribers/data';
import { subscriptionToEnd } from '@/lib/blog/subscribers/subscription-link';
import { limitedBody } from '@/lib/core/requests/limited-body';
import { notices } from '@/lib/notices';
import { unsubscribePath } from '@/lib/paths/links';

export const dynamic = 'force-dynamic';

type UnsubscribeContext = { params: Promise<{ token: string }> };

const MAX_BODY_BYTES = 2000;

/**
 * Unsubscribes with one click in a mail program (RFC 8058). The request has neither cookie nor origin: the token
 * authenticates it. Its body confirms that a person clicked; scanners that post to every link of an email do not send
 * one.
 */
export async function POST(request: Request, { params }: UnsubscribeContext) {
  const headers = { 'Cache-Control': 'no-store' };
  const id = subscriptionToEnd((await params).token);
  if (!id) return new Response(notices.blogLinkInvalid, { status: 404, headers });
  if (!(await isOneClick(request))) {
    return new Response(notices.blogNotOneClick, { status: 400, headers });
  }
  await endSubscription(id);
  return new Response(notices.blogUnsubscribed, { headers });
}

/** Redirects programs that open the URL instead of posting to it to the page with the button. */
export async function GET(_: Request, { params }: UnsubscribeContext) {
  const { token } = await params;
  return new Response(null, {
    status: 303,
    headers: { Location: unsubscribePath(encodeURIComponent(token)), 'Cache-Control': 'no-store' },
  });
}

/**
 * Returns whether the body is the one defined in section 3.1, as a form in either encoding; false if the connection was
 * aborted.
 */
async function isOneClick(request: Request): Promise<boolean> {
  const body = await limitedBody(request, MAX_BODY_BYTES).catch(() => null);
  const type = request.headers.get('content-type') ?? '';
  if (!body || !/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type))
    return false;
  const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => null);
  return form?.get('List-Unsubscribe') === 'One-Click';
}
