/** Sentences about the newsletter. */
export const newsletterNotices = {
  issueCreated: 'Issue saved as a draft.',
  issueSaved: 'Issue saved.',
  issueDeleted: 'Draft deleted.',
  issueScheduled: 'Scheduled. You can unschedule it until it goes out.',
  issueGoesOut: 'The issue is being sent at the rate you set.',
  issueTested: 'The test email is on its way to you.',
  issueUnscheduled: 'Unscheduled. The issue is a draft again.',
  issuePaused: 'Paused. Emails already on the mail server will still arrive.',
  issueContinued: 'Sending resumed.',
  issueDoubtfulSent: 'These emails are being sent again. Some may arrive twice.',
  issueRateSet: 'The new rate applies from the next minute.',
  issueIndexed: 'Search engines may list this issue now.',
  issueNotIndexed: 'Search engines are asked to leave this issue out.',
  issueGone: 'This issue no longer exists.',
  issueNotMoved: 'Nothing was changed: the issue is already in another state.',
  issueEmpty: 'Please write the text of the issue first.',
  issueTooLong:
    'This email is larger than 100 kB, so mail programs would cut it off. Please shorten the text.',
  issueNoSubscribers: 'No one subscribes to these topics yet.',
  issueMailOff: 'Nothing can be sent: SMTP_URL is not set on this site.',
  issueSlugTaken: 'Another issue has this URL. Please choose another.',
  subscriberBounced: 'Saved. We will no longer email this address.',
  subscriberUnchanged:
    'Nothing was changed: the subscription no longer exists, or it was already marked.',
  announcementCalledBack: 'Recalled. No one was emailed about this post.',
  announcementGone: 'Nothing to recall: every email about this post has been sent.',
} as const;
