import 'server-only';
import { readToken, signToken } from '@/lib/core/security/signed-token';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import {
  confirmSubscriptionPath,
  oneClickUnsubscribePath,
  subscriptionChoicesPath,
  unsubscribePath,
} from '@/lib/paths/links';

/** Returns the confirmation URL of a subscription. */
export function confirmationLink(subscriptionId: string): string {
  return absoluteUrl(confirmSubscriptionPath(signToken('confirm-subscription', subscriptionId)));
}

/** Returns the unsubscribe URLs of a subscription: `page` for people, `oneClick` for mail programs. */
export function unsubscribeLinks(subscriptionId: string): { page: string; oneClick: string } {
  const token = signToken('end-subscription', subscriptionId);
  return {
    page: absoluteUrl(unsubscribePath(token)),
    oneClick: absoluteUrl(oneClickUnsubscribePath(token)),
  };
}

/** Returns the id of the subscription in a confirmation token, or null. */
export function subscriptionToConfirm(token: string): string | null {
  return readToken('confirm-subscription', token);
}

/** Returns the id of the subscription in an unsubscribe token, or null. */
export function subscriptionToEnd(token: string): string | null {
  return readToken('end-subscription', token);
}

/** Returns the URL at which the subscriber chooses topics and frequency. */
export function choicesLink(subscriptionId: string): string {
  return absoluteUrl(subscriptionChoicesPath(signToken('choose-subscription', subscriptionId)));
}

/** Returns the id of the subscription in a token for the choices, or null. */
export function subscriptionToChoose(token: string): string | null {
  return readToken('choose-subscription', token);
}
