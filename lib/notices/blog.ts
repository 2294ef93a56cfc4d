/** Sentences about subscriptions to the blog. */
export const blogNotices = {
  blogSubscribed: 'Successfully subscribed to our blog!',
  blogAlreadySubscribed: 'You are already subscribed to our blog.',
  blogSubscriptionFailed: 'Failed to subscribe to the blog. Please try again.',
  blogConfirmationSent: 'Please confirm your subscription: an email with a link is on its way.',
  blogConfirmationLater:
    'We cannot send email at the moment. The link to confirm your subscription will follow later.',
  blogUnsubscribed: 'You are unsubscribed. You will get no more emails from our blog.',
  blogWeekly: 'Saved. We will email you once a week, on Mondays with new posts.',
  blogEach: 'Saved. We will email you when a new post appears.',
  blogSubscriptionOver: 'This subscription has ended. You can subscribe again at any time.',
  blogNotOneClick:
    'To unsubscribe, send List-Unsubscribe=One-Click, or open the link and press the button.',
  blogLinkInvalid: 'This link is not valid. Please use the link in our email.',
} as const;
