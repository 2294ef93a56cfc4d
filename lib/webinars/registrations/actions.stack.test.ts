import { addDays, addMinutes } from 'date-fns';
import { expect, it } from 'vitest';
import { service } from '@/supabase/tests/people';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { registerForWebinar } from './actions';

const database = service(stack);

async function setUp(fields: Record<string, unknown> = {}) {
  const { data } = await database
    .from('webinars')
    .insert({
      slug: crypto.randomUUID(),
      title: 'Queues under test',
      description: 'A webinar that a test has made.',
      starts_at: addDays(new Date(), 3).toISOString(),
      presenter: 'Robin Testwell',
      state: 'published',
      ...fields,
    })
    .select('id')
    .single()
    .throwOnError();
  const webinarId = String(data.id);
  const email = `${crypto.randomUUID()}@visitor.example`;
  const person = { webinarId, firstName: 'Grace', lastName: 'Hopper', email };
  return {
    webinarId,
    email,
    register: (typed: Record<string, string> = {}) =>
      as('visitor', () => registerForWebinar({}, formOf({ ...person, ...typed }))),
    stored: async () => {
      const registrations = await database
        .from('webinar_registrations')
        .select('email')
        .eq('webinarid', webinarId);
      return registrations.data;
    },
  };
}

it('who is registered already is told so, whatever the spelling, and stored once', async () => {
  const { email, register, stored } = await setUp();
  expect((await register()).data).toEqual({ email, isMailed: true });
  expect((await register({ email: email.toUpperCase() })).serverError?.notice).toBe(
    'webinarAlreadyRegistered',
  );
  expect(await stored()).toEqual([{ email }]);
});

it('of two who want the last place at once, one gets it and the other keeps the form', async () => {
  const { email, register, stored } = await setUp({ capacity: 1 });
  const answers = await Promise.all(
    ['first', 'second'].map((name) => register({ email: `${name}-${email}` })),
  );
  const refused = answers.flatMap(({ serverError }) => serverError ?? []);
  expect(refused).toMatchObject([
    { notice: 'webinarFull', details: { values: { firstName: 'Grace' } } },
  ]);
  expect(await stored()).toHaveLength(1);
});

it('a form that is sent after the start is refused, and kept', async () => {
  const { webinarId, email, register, stored } = await setUp();
  const starts_at = addMinutes(new Date(), -1).toISOString();
  await database.from('webinars').update({ starts_at }).eq('id', webinarId).throwOnError();
  expect((await register()).serverError).toMatchObject({
    notice: 'webinarClosed',
    details: { values: { email } },
  });
  expect(await stored()).toEqual([]);
});

it('a robot that fills in the hidden field is refused', async () => {
  const { register, stored } = await setUp();
  expect((await register({ website: 'x' })).serverError?.notice).toBe('looksAutomated');
  expect(await stored()).toEqual([]);
});
