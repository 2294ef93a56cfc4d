import { addDays } from 'date-fns';
import { expect, it } from 'vitest';
import { GET as exportEnrolments } from '@/app/api/export/enrolments/route';
import { GET as exportRegistrations } from '@/app/api/export/registrations/route';
import { GET as exportSubscribers } from '@/app/api/export/subscribers/route';
import { requireLeader } from '@/lib/core/auth/guard';
import { service } from '@/supabase/tests/people';
import { get } from '@/supabase/tests/site/answers';
import { as, stack } from '@/supabase/tests/site/as';
import { notLeaders } from '@/supabase/tests/site/route';
import { readLeaderFigures } from './data';

const handlers = {
  enrolments: exportEnrolments,
  registrations: exportRegistrations,
  subscribers: exportSubscribers,
};
const exported = (who: Parameters<typeof as>[0], name: keyof typeof handlers, query: string) =>
  get(who, handlers[name], `/api/export/${name}?${query}`);

it('each figure equals the number of rows in the export of its list for the same days', async () => {
  const day = '1951-05-06';
  const at = `${day}T15:00:00Z`;
  const email = `${crypto.randomUUID()}@engines.example`;
  const database = service(stack);
  const { data: webinar } = await database
    .from('webinars')
    .insert({
      slug: crypto.randomUUID(),
      title: 'Figures under test',
      description: 'A webinar that a test has made.',
      starts_at: addDays(new Date(), 3).toISOString(),
      presenter: 'Robin Testwell',
      state: 'published',
    })
    .select('id, title')
    .single()
    .throwOnError();
  const open = database.from('courses').select('id').not('opened_at', 'is', null).limit(1);
  const { data: course } = await open.single().throwOnError();
  const registration = {
    webinarid: webinar.id,
    webinartitle: webinar.title,
    firstname: 'Ada',
    lastname: 'Hook',
    email,
    registrationdate: at,
  };
  await database.from('webinar_registrations').insert(registration).throwOnError();
  const enrolment = { course_id: course.id, name: 'Ada Hook', email, created_at: at };
  await database.from('enrolments').insert(enrolment).throwOnError();
  const subscription = {
    email,
    created_at: at,
    confirmed_at: at,
    policy_version: '2026-11-24',
  };
  await database.from('blog_subscriptions').insert(subscription).throwOnError();

  const { figures } = await as('leader', async () =>
    readLeaderFigures(await requireLeader(), { first: day, last: day }),
  );
  const totals = figures.filter((figure) => figure.day === day && figure.total > 0);
  expect(Object.fromEntries(totals.map(({ figure, total }) => [figure, total]))).toEqual({
    registrations: 1,
    enrolments: 1,
    subscribers: 1,
  });
  for (const name of Object.keys(handlers) as (keyof typeof handlers)[]) {
    const answer = await exported('leader', name, `from=${day}&to=${day}`);
    const lines = (await answer.text()).trim().split('\n').slice(1);
    expect(lines, name).toEqual([expect.stringContaining(email)]);
  }
});

it.each(notLeaders)('refuses every export to a %s', async (who) => {
  for (const name of Object.keys(handlers) as (keyof typeof handlers)[]) {
    const answer = await exported(who, name, '');
    expect({ status: answer.status, text: await answer.text() }).toEqual({ status: 401, text: '' });
  }
});
