import 'server-only';
import { readToken, signToken } from '@/lib/core/security/signed-token';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { confirmSubscriptionPath, oneClickUnsubscribePath, unsubscribePath } from '@/lib/paths';

/** Where the subscriber confirms the subscription. */
export function confirmationLink(subscriptionId: string): string {
  return absoluteUrl(confirmSubscriptionPath(signToken('confirm-subscription', subscriptionId)));
}

/** Where the subscriber ends the subscription: `page` for people, `oneClick` for mail programs. */
export function unsubscribeLinks(subscriptionId: string): { page: string; oneClick: string } {
  const token = signToken('end-subscription', subscriptionId);
  return {
    page: absoluteUrl(unsubscribePath(token)),
    oneClick: absoluteUrl(oneClickUnsubscribePath(token)),
  };
}

/** The subscription that a confirmation link was signed for, or null. */
export function subscriptionToConfirm(token: string): string | null {
  return readToken('confirm-subscription', token);
}

/** The subscription that an unsubscribe link was signed for, or null. */
export function subscriptionToEnd(token: string): string | null {
  return readToken('end-subscription', token);
}
