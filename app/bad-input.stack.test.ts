// @module-tag bad-input

import { expect, test } from 'vitest';
import { hostileInputs, publicForms } from '@/e2e/support/hostile-input';
import { enrolInCourse } from '@/lib/academy/enrolments/actions';
import { askForLink, openCourse, rateCourse, submitLesson } from '@/lib/academy/learning/actions';
import {
  chooseBlogMails,
  confirmBlogSubscription,
  endBlogSubscription,
  subscribeToBlog,
} from '@/lib/blog/subscribers/actions';
import {
  bookConsultation,
  cancelManagedBooking,
  rescheduleManagedBooking,
} from '@/lib/bookings/actions';
import { applyForJob } from '@/lib/careers/applications/actions';
import type { Refusal } from '@/lib/core/actions/refusal';
import { signWith } from '@/lib/core/security/token-signature';
import { askQuestion } from '@/lib/enquiries/actions';
import { acceptInvitation } from '@/lib/people/invitations/actions';
import { requestPasswordReset, setNewPassword, signIn } from '@/lib/people/sign-in/actions';
import {
  acceptProposal,
  askAboutProposal,
  declineProposal,
  requestProposalCode,
} from '@/lib/proposals/page/actions';
import { mailEstimate } from '@/lib/tools/calculator/actions';
import {
  askWebinarQuestion,
  joinWebinar,
  voteForQuestion,
} from '@/lib/webinars/attendance/actions';
import { giveBackPlace, registerForWebinar } from '@/lib/webinars/registrations/actions';
import { leaveWaitlist, takePlace, waitAgain } from '@/lib/webinars/waitlist/actions';
import { as, formOf, stack } from '@/supabase/tests/site/as';

const INPUTS = 500;
const AT_ONCE = 10;

type Action = (state: object, form: FormData) => Promise<{ serverError?: Refusal }>;

async function idOf(table: string, slug: string): Promise<string> {
  const [row] = await stack.sql(`select id from public.${table} where slug = $1`, [slug]);
  return String(row?.id);
}

/** Returns the token of a link for managing a new booking. */
async function manageToken(): Promise<string> {
  const [row] = await stack.sql(
    `insert into public.consultation_bookings (firstname, email, company, preferreddate, ends_at)
     values ('Ada', 'ada@visitor.example', 'Engines', '2032-01-05T15:00Z', '2032-01-05T15:30Z')
     returning id`,
  );
  return signWith(stack.secretKey, 'manage-booking', String(row?.id));
}

const actions: Record<
  keyof typeof publicForms,
  { action: Action; hidden?: () => Promise<Record<string, string>> }
> = {
  bookConsultation: { action: bookConsultation },
  signIn: { action: signIn, hidden: async () => ({ area: 'admin' }) },
  requestPasswordReset: { action: requestPasswordReset },
  setNewPassword: { action: setNewPassword, hidden: async () => ({ token_hash: 'forged' }) },
  registerForWebinar: {
    action: registerForWebinar,
    hidden: async () => ({ webinarId: await idOf('webinars', 'exception-queues-that-shrink') }),
  },
  enrolInCourse: {
    action: enrolInCourse,
    hidden: async () => ({ courseId: await idOf('courses', 'automation-fundamentals') }),
  },
  applyForJob: {
    action: applyForJob,
    hidden: async () => ({ jobId: await idOf('jobs', 'automation-engineer') }),
  },
  askQuestion: { action: askQuestion },
  mailEstimate: { action: mailEstimate },
  subscribeToBlog: { action: subscribeToBlog },
  rescheduleManagedBooking: {
    action: rescheduleManagedBooking,
    hidden: async () => ({ token: await manageToken() }),
  },
  cancelManagedBooking: { action: cancelManagedBooking },
  acceptInvitation: { action: acceptInvitation, hidden: async () => ({ token: 'forged' }) },
  chooseBlogMails: { action: chooseBlogMails },
  confirmBlogSubscription: { action: confirmBlogSubscription },
  endBlogSubscription: { action: endBlogSubscription },
  giveBackPlace: { action: giveBackPlace },
  takePlace: { action: takePlace },
  leaveWaitlist: { action: leaveWaitlist },
  waitAgain: { action: waitAgain },
  joinWebinar: { action: joinWebinar },
  askWebinarQuestion: { action: askWebinarQuestion },
  voteForQuestion: { action: voteForQuestion },
  requestProposalCode: { action: requestProposalCode },
  acceptProposal: { action: acceptProposal },
  declineProposal: { action: declineProposal },
  askAboutProposal: { action: askAboutProposal },
  openCourse: { action: openCourse },
  askForLink: { action: askForLink },
  submitLesson: { action: submitLesson },
  rateCourse: { action: rateCourse },
};

/** Everything that these actions could write. */
async function written() {
  const [row] = await stack.sql(`
    select
      (select json_agg(b order by b.id) from public.consultation_bookings b)::text as bookings,
      (select count(*) from public.webinar_registrations)::int as registrations,
      (select count(*) from public.webinar_questions)::int as questions,
      (select count(*) from public.lesson_progress)::int as progress,
      (select count(*) from public.proposal_codes)::int as codes,
      (select count(*) from public.proposal_acceptances)::int as acceptances,
      (select count(*) from public.proposal_questions)::int as proposal_questions,
      (select count(*) from public.access_links)::int as links,
      (select count(*) from public.enrolments)::int as enrolments,
      (select count(*) from public.job_applications)::int as applications,
      (select count(*) from public.enquiries)::int as enquiries,
      (select count(*) from public.estimates)::int as estimates,
      (select count(*) from public.touches)::int as touches,
      (select json_agg(s order by s.id) from public.blog_subscriptions s)::text as subscriptions,
      (select json_agg(i order by i.id) from public.staff_invitations i)::text as invitations,
      (select count(*) from public.staff_sessions)::int as sessions,
      (select count(*) from public.outbox)::int as events`);
  return row;
}

test.each(Object.entries(actions))(
  `%s answers ${INPUTS} bad inputs with its own error and writes nothing`,
  async (name, { action, hidden }) => {
    const form = new Map(Object.entries(publicForms)).get(name);
    if (!form) throw new Error(`No form for ${name}`);
    const given = (await hidden?.()) ?? {};
    const before = await written();
    const inputs = hostileInputs(form, INPUTS);
    const surprising: unknown[] = [];
    const send = async () => {
      for (let input = inputs.pop(); input; input = inputs.pop()) {
        const values = formOf({ ...given, ...input });
        const { serverError } = await as('visitor', () => action({}, values));
        if (!serverError || serverError.notice === 'somethingWentWrong') {
          surprising.push({ input, serverError });
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, send));
    expect(surprising).toEqual([]);
    expect(await written()).toEqual(before);
  },
);
