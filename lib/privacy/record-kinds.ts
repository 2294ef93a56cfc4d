/** Kinds of records about a person, in the order in which they are shown. */
export const RECORD_KINDS = [
  'contact',
  'note',
  'reply',
  'booking',
  'registration',
  'waiting',
  'question',
  'enrolment',
  'certificate',
  'finished_lesson',
  'course_payment',
  'incoming_call',
  'access_link',
  'application',
  'enquiry',
  'touch',
  'estimate',
  'deal',
  'proposal',
  'acceptance',
  'subscription',
  'newsletter',
  'bounce',
  'invitation',
  'event',
  'mention',
  'audit',
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** Numbers of records by kind; a kind without records is left out. */
export type RecordCounts = Partial<Record<RecordKind, number>>;

export const recordKindNames: Record<RecordKind, string> = {
  contact: 'Contacts',
  note: 'Notes about the contact',
  reply: 'Replies by mail',
  booking: 'Bookings',
  registration: 'Webinar registrations',
  waiting: 'Places in waiting lists',
  question: 'Questions in webinars, with their votes',
  enrolment: 'Course enrolments',
  certificate: 'Certificates',
  finished_lesson: 'Finished lessons',
  course_payment: 'Payments of courses',
  incoming_call: 'Signed calls from outside',
  access_link: 'Private links',
  application: 'Job applications, with their files',
  enquiry: 'Written questions',
  touch: 'Ways to our site',
  estimate: 'Estimates of the calculator',
  deal: 'Deals',
  proposal: 'Proposals, with their versions and questions',
  acceptance: 'Accepted proposals',
  subscription: 'Blog subscriptions',
  newsletter: 'Issues of the newsletter that they got',
  bounce: 'Bounced mails',
  invitation: 'Invitations',
  event: 'Mails and webhooks',
  mention: 'Mentions in texts of staff',
  audit: 'Entries of the audit log',
};

/** The kinds that the firm counts: their records stay without the person. */
const KEPT: readonly RecordKind[] = [
  'contact',
  'booking',
  'registration',
  'enrolment',
  'finished_lesson',
  'course_payment',
  'touch',
  'deal',
  'proposal',
  'acceptance',
  'subscription',
  'newsletter',
  'event',
];

/** Texts of others, in which a pseudonym replaces the person. */
const MASKED: readonly RecordKind[] = ['mention', 'audit'];

/** Returns the kinds that there are, with their numbers: those that go, that stay without the person, and that are texts of others. */
export function countedKinds(counts: RecordCounts) {
  const kinds = RECORD_KINDS.flatMap((kind) => {
    const count = counts[kind];
    return count ? [{ kind, count }] : [];
  });
  return {
    removed: kinds.filter(({ kind }) => !KEPT.includes(kind) && !MASKED.includes(kind)),
    kept: kinds.filter(({ kind }) => KEPT.includes(kind)),
    masked: kinds.filter(({ kind }) => MASKED.includes(kind)),
  };
}
