import fc from 'fast-check';

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 6000 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\uD800',
    "'; drop table consultation_bookings; --",
    '<script>alert(1)</script>',
    '{{7*7}}',
    '../../etc/passwd',
    '%00',
    '9'.repeat(400),
    '2026-02-31',
    '25:61 PM',
    '-1',
    'NaN',
    '[object Object]',
  ),
);

type Form = {
  /** Fields that are hostile or missing. */
  fields: string[];
  /** Fields that are never acceptable. */
  broken: Record<string, fc.Arbitrary<string>>;
};

/** The forms of the public actions. */
export const publicForms = {
  bookConsultation: {
    fields: [
      'firstName',
      'lastName',
      'email',
      'phone',
      'company',
      'date',
      'message',
      'website',
      'formToken',
      'idempotencyKey',
      'service',
      'visitorTimeZone',
      'suggested',
    ],
    broken: { time: fc.constantFrom('', '08:59 AM', '05:30 PM', '9:00', '\u0000') },
  },
  signIn: { fields: ['email', 'next', 'area'], broken: { password: hostile } },
  requestPasswordReset: {
    fields: [],
    broken: { email: fc.oneof(hostile, fc.constantFrom('a@', '@b', 'a b@c.d')) },
  },
  setNewPassword: { fields: ['repeatedPassword', 'token_hash'], broken: { password: hostile } },
  registerForWebinar: {
    fields: ['firstName', 'lastName', 'company', 'jobTitle', 'webinarId', 'visitorTimeZone'],
    broken: { email: hostile },
  },
  enrolInCourse: { fields: ['name', 'courseId', 'formToken'], broken: { email: hostile } },
  applyForJob: {
    fields: ['firstName', 'lastName', 'phone', 'link', 'message', 'cv', 'jobId'],
    broken: { email: hostile },
  },
  askQuestion: {
    fields: [
      'name',
      'company',
      'message',
      'about',
      'course',
      'source',
      'website',
      'formToken',
      'idempotencyKey',
    ],
    broken: { email: hostile },
  },
  mailEstimate: {
    fields: ['name', 'estimate', 'channel', 'website'],
    broken: { email: hostile },
  },
  subscribeToBlog: { fields: ['consent'], broken: { email: hostile } },
  rescheduleManagedBooking: {
    fields: ['date', 'suggested', 'token'],
    broken: { time: fc.constantFrom('', '08:59 AM', '\u0000', '5 PM') },
  },
  cancelManagedBooking: { fields: ['date'], broken: { token: hostile } },
  acceptInvitation: { fields: ['repeatedPassword', 'token'], broken: { password: hostile } },
  chooseBlogMails: { fields: ['frequency', 'topics'], broken: { token: hostile } },
  confirmBlogSubscription: { fields: ['email'], broken: { token: hostile } },
  endBlogSubscription: { fields: ['email'], broken: { token: hostile } },
  giveBackPlace: { fields: [], broken: { token: hostile } },
  takePlace: { fields: [], broken: { token: hostile } },
  leaveWaitlist: { fields: [], broken: { token: hostile } },
  waitAgain: { fields: [], broken: { token: hostile } },
  requestProposalCode: { fields: ['name'], broken: { token: hostile } },
  acceptProposal: { fields: ['code'], broken: { token: hostile } },
  declineProposal: { fields: ['reason'], broken: { token: hostile } },
  askAboutProposal: { fields: ['question'], broken: { token: hostile } },
  joinWebinar: { fields: [], broken: { token: hostile } },
  askWebinarQuestion: { fields: ['question'], broken: { token: hostile } },
  voteForQuestion: { fields: ['question', 'votes'], broken: { token: hostile } },
  openCourse: { fields: ['course'], broken: { token: hostile } },
  askForLink: { fields: ['course', 'formToken'], broken: { email: hostile } },
  submitLesson: { fields: ['lesson', 'press', 'chosen'], broken: { course: hostile } },
  rateCourse: { fields: ['rating', 'review'], broken: { course: hostile } },
} satisfies Record<string, Form>;

/** Returns different inputs of a form, none of them acceptable. */
export function hostileInputs({ fields, broken }: Form, count: number): Record<string, string>[] {
  const optional = Object.fromEntries(
    fields.map((name) => [name, fc.option(hostile, { nil: undefined })]),
  );
  return fc.sample(fc.record({ ...optional, ...broken }), count).map((form) => {
    const sent: Record<string, string> = {};
    for (const [name, value] of Object.entries(form)) if (value !== undefined) sent[name] = value;
    return sent;
  });
}
