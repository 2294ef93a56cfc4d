import 'server-only';
import { readToken, signToken } from '@/lib/core/security/signed-token';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import {
  confirmSubscriptionPath,
  oneClickUnsubscribePath,
  subscriptionChoicesPath,
  unsubscribePath,
} from '@/lib/paths/links';

/** Returns the URL at which the subscriber confirms the subscription. */
export function confirmationLink(subscriptionId: string): string {
  return absoluteUrl(confirmSubscriptionPath(signToken('confirm-subscription', subscriptionId)));
}

/** Returns the URLs that end the subscription: `page` for people, `oneClick` for mail programs. */
export function unsubscribeLinks(subscriptionId: string): { page: string; oneClick: string } {
  const token = signToken('end-subscription', subscriptionId);
  return {
    page: absoluteUrl(unsubscribePath(token)),
    oneClick: absoluteUrl(oneClickUnsubscribePath(token)),
  };
}

/** Returns the id of the subscription that a confirmation link confirms, or null. */
export function subscriptionToConfirm(token: string): string | null {
  return readToken('confirm-subscription', token);
}

/** Returns the id of the subscription that an unsubscribe link ends, or null. */
export function subscriptionToEnd(token: string): string | null {
  return readToken('end-subscription', token);
}

/** Returns the URL at which the subscriber chooses topics and how often. */
export function choicesLink(subscriptionId: string): string {
  return absoluteUrl(subscriptionChoicesPath(signToken('choose-subscription', subscriptionId)));
}

/** Returns the id of the subscription whose choices a link changes, or null. */
export function subscriptionToChoose(token: string): string | null {
  return readToken('choose-subscription', token);
}
