import { addDays, addMinutes } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { GET as exportRegistrations } from '@/app/api/export/registrations/route';
import { done } from '@/lib/core/actions/answer';
import { signToken } from '@/lib/core/security/signed-token';
import { service } from '@/supabase/tests/people';
import { csvLines, mailsTo } from '@/supabase/tests/site/answers';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { requestTo } from '@/supabase/tests/site/route';
import { giveBackPlace, registerForWebinar } from './actions';

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

it('rejects a second registration of an email address in any spelling', async () => {
  const { email, register, stored } = await setUp();
  expect((await register()).data).toEqual({ email, isMailed: true, waits: null });
  expect((await register({ email: email.toUpperCase() })).serverError?.notice).toBe(
    'webinarAlreadyRegistered',
  );
  expect(await stored()).toEqual([{ email }]);
});

it('gives the last place to one of two simultaneous registrants, and puts the other on the waiting list', async () => {
  const { email, register, stored } = await setUp({ capacity: 1 });
  const answers = await Promise.all(
    ['first', 'second'].map((name) => register({ email: `${name}-${email}` })),
  );
  expect(answers.map(({ data }) => data?.waits).toSorted()).toEqual([1, null]);
  expect(await stored()).toHaveLength(1);
  const waiting = ['first', 'second'].find((_, index) => answers[index]?.data?.waits === 1);
  expect((await register({ email: `${waiting}-${email}` })).serverError).toMatchObject({
    notice: 'webinarAlreadyWaiting',
    details: { values: { firstName: 'Grace' } },
  });
});

it('rejects a form sent after the start, and keeps the input', async () => {
  const { webinarId, email, register, stored } = await setUp();
  const starts_at = addMinutes(new Date(), -1).toISOString();
  await database.from('webinars').update({ starts_at }).eq('id', webinarId).throwOnError();
  expect((await register()).serverError).toMatchObject({
    notice: 'webinarClosed',
    details: { values: { email } },
  });
  expect(await stored()).toEqual([]);
});

it('rejects a bot that fills in the hidden field', async () => {
  const { register, stored } = await setUp();
  expect((await register({ website: 'x' })).serverError?.notice).toBe('looksAutomated');
  expect(await stored()).toEqual([]);
});

describe('giving a place back with the link from the email', () => {
  const giveBack = (token: string) => as('visitor', () => giveBackPlace({}, formOf({ token })));
  const tokenOf = async (email: string) => {
    const [mail] = await mailsTo(email);
    return /webinars\/place\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };

  it('frees the place immediately, works once, and allows registering again with a new link', async () => {
    const { email, register, stored } = await setUp({ capacity: 1 });
    await register();
    const token = await tokenOf(email);
    expect((await giveBack(token)).data).toEqual(done('placeGivenBack'));
    expect((await giveBack(token)).data).toEqual(done('placeGivenBack'));

    expect((await register()).data).toEqual({ email, isMailed: true, waits: null });
    const again = await tokenOf(email);
    expect(again).not.toBe(token);
    expect((await giveBack(token)).data).toEqual(done('placeGivenBack'));
    expect(await stored()).toHaveLength(2);
    expect((await register({ email: `second-${email}` })).data?.waits).toBe(1);
  });

  it('also works with a link from an older email', async () => {
    const { webinarId, register } = await setUp();
    await register();
    const { data } = await database
      .from('webinar_registrations')
      .select('id')
      .eq('webinarid', webinarId)
      .single()
      .throwOnError();
    const former = signToken('give-back-place', String(data.id));
    expect((await giveBack(former)).data).toEqual(done('placeGivenBack'));
    expect((await giveBack(signToken('manage-booking', String(data.id)))).serverError?.notice).toBe(
      'placeLinkInvalid',
    );
  });

  it('fails if the link is forged, the person was erased, or the webinar has begun', async () => {
    const { webinarId, email, register } = await setUp();
    await register();
    const token = await tokenOf(email);
    expect((await giveBack(`${token}x`)).serverError?.notice).toBe('placeLinkInvalid');
    expect((await giveBack('')).serverError?.notice).toBe('placeLinkInvalid');

    const starts_at = addMinutes(new Date(), -1).toISOString();
    await database.from('webinars').update({ starts_at }).eq('id', webinarId).throwOnError();
    expect((await giveBack(token)).serverError?.notice).toBe('webinarBegun');

    await database.from('webinar_registrations').delete().eq('email', email).throwOnError();
    expect((await giveBack(token)).serverError?.notice).toBe('placeLinkInvalid');
  });

  it('removes the registration from the default list and export', async () => {
    const { webinarId, email, register } = await setUp();
    await register();
    const token = await tokenOf(email);
    await register({ email: `kept-${email}` });
    await giveBack(token);
    const exported = async (query: string) => {
      const request = requestTo(`/api/export/registrations?webinar=${webinarId}${query}`);
      const lines = await csvLines(
        await as('leader', () => exportRegistrations(request, { params: Promise.resolve({}) })),
      );
      return lines.map((line) => line.includes(`kept-${email}`));
    };
    expect(await exported('')).toEqual([true]);
    expect(await exported('&place=given_back')).toEqual([false]);
    expect(await exported('&place=all')).toHaveLength(2);
  });
});
