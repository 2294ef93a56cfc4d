import { expect, it } from 'vitest';
import { enrolInCourse } from '@/lib/academy/enrolments/actions';
import { subscribeToBlog } from '@/lib/blog/subscribers/actions';
import { requestBooking } from '@/lib/bookings/data';
import { applyForJob } from '@/lib/careers/applications/actions';
import { PRIVACY_POLICY_VERSION } from '@/lib/core/seo/text-changed';
import { askQuestion } from '@/lib/enquiries/actions';
import { registerForWebinar } from '@/lib/webinars/registrations/actions';
import { samplePdf } from '@/supabase/local/database/sample-pdf';
import { service } from '@/supabase/tests/people';
import { as, formOf, stack } from '@/supabase/tests/site/as';

const database = service(stack);

async function idOf(table: string, slug: string): Promise<string> {
  const [row] = await stack.sql(`select id from public.${table} where slug = $1`, [slug]);
  return String(row?.id);
}

type Send = (email: string) => Promise<unknown>;
const person = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '+1 212 555 0100',
  company: 'Engines',
};

/** A day within the booking horizon with available slots. */
async function openTime(): Promise<Date> {
  const { readOpenDays } = await import('@/lib/bookings/availability/data');
  const { slotInstant } = await import('@/lib/bookings/availability/slots');
  const day = (await as('visitor', readOpenDays)).find(({ free }) => free.length > 0);
  const at = day && slotInstant(day.date, day.free[0] ?? '');
  if (!at) throw new Error('No time is free');
  return at;
}

const forms: Record<string, Send> = {
  consultation_bookings: async (email) =>
    requestBooking({ ...person, email, date: '', time: '', message: '' }, await openTime(), {
      ip: crypto.randomUUID(),
      limit: { maxHits: 10, windowSeconds: 60 },
      estimate: null,
      channel: null,
      quarantineReason: null,
    }),
  webinar_registrations: async (email) =>
    registerForWebinar(
      {},
      formOf({
        ...person,
        email,
        webinarId: await idOf('webinars', 'exception-queues-that-shrink'),
      }),
    ),
  enrolments: async (email) =>
    enrolInCourse(
      {},
      formOf({ name: 'Ada', email, courseId: await idOf('courses', 'automation-fundamentals') }),
    ),
  job_applications: async (email) =>
    applyForJob(
      {},
      formOf({
        ...person,
        email,
        jobId: await idOf('jobs', 'automation-engineer'),
        cv: new File([new Uint8Array(samplePdf(['Ada']))], 'ada.pdf', { type: 'application/pdf' }),
      }),
    ),
  enquiries: (email) =>
    askQuestion({}, formOf({ name: 'Ada Byron', email, message: 'What does it cost?' })),
  blog_subscriptions: (email) => subscribeToBlog({}, formOf({ email, consent: 'yes' })),
};

it.each(Object.entries(forms))(
  '%s stores the policy version and the time of consent',
  async (table, send) => {
    const email = `${crypto.randomUUID()}@visitor.example`;
    await as('visitor', () => send(email));
    const { data } = await database
      .from(table)
      .select('policy_version, consented_at')
      .eq('email', email)
      .single()
      .throwOnError();
    expect(data).toEqual({
      policy_version: PRIVACY_POLICY_VERSION,
      consented_at: expect.stringMatching(/^20/),
    });
  },
);
