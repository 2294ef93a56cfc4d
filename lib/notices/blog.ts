/** Sentences about subscriptions to the blog. */
export const blogNotices = {
  blogSubscribed: 'Successfully subscribed to our blog!',
  blogAlreadySubscribed: 'You are already subscribed to our blog.',
  blogSubscriptionFailed: 'Failed to subscribe to the blog. Please try again.',
  blogConfirmationSent: 'Please confirm your subscription: a mail with a link is on its way.',
  blogConfirmationLater:
    'We cannot send mail at the moment. The mail with the link to confirm your subscription follows.',
  blogUnsubscribed: 'You are unsubscribed. You will get no more mail from our blog.',
  blogWeekly: 'Stored. We write once a week, on Mondays with new posts.',
  blogEach: 'Stored. We write when a new post appears.',
  blogSubscriptionOver: 'This subscription has ended. You can subscribe again at any time.',
  blogNotOneClick:
    'To unsubscribe, send List-Unsubscribe=One-Click, or open the link and press the button.',
  blogLinkInvalid: 'This link is not valid. Please use the link in our mail.',
} as const;
