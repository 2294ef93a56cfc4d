import { expect, it } from 'vitest';
import { done } from '@/lib/core/actions/answer';
import { service } from '@/supabase/tests/people';
import { mailsTo } from '@/supabase/tests/site/answers';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { mailEstimate } from './actions';
import { readCalculation } from './query';

const database = service(stack);
const newEmail = () => `${crypto.randomUUID()}@reckoner.example`;

const { result } = readCalculation(new URLSearchParams('people=3&hours=9'), {
  discovery: 9500,
  services: [{ slug: 'workflow-automation', title: 'Workflow automation', price: 18_000 }],
});
const estimate = result?.query ?? '';

const send = (values: Record<string, string>, page?: string) =>
  as('visitor', () => mailEstimate({}, formOf({ name: 'Ada Byron', estimate, ...values })), page);

async function stored(email: string) {
  const { data } = await database
    .from('estimates')
    .select(
      'name, estimate, channel, policy_version, client:clients(firstname, lastname, stage, source)',
    )
    .eq('email', email)
    .throwOnError();
  return data;
}

it('emails the estimate, stores it with a contact, and returns the stored values', async () => {
  const email = newEmail();
  const { data } = await send({ email, channel: 'utm_source=news&ref=mail&land=/blog' });
  expect(data).toEqual(done('estimateSent', { email, isMailed: true }));
  expect(await stored(email)).toEqual([
    {
      name: 'Ada Byron',
      estimate: expect.objectContaining({ version: 2, saved: result?.estimate.saved }),
      channel: { source: 'news', referrer: 'mail', landing: '/blog' },
      policy_version: expect.any(String),
      client: { firstname: 'Ada', lastname: 'Byron', stage: 'lead', source: 'Calculator' },
    },
  ]);
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toContain('Your estimate');
});

it('stores one estimate per day, however often it is sent', async () => {
  const email = newEmail();
  await send({ email });
  await send({ email });
  expect(await stored(email)).toHaveLength(1);
});

it('recomputes the values of a link, and rejects an invalid estimate', async () => {
  const email = newEmail();
  await send({ email, estimate: `${estimate}&saved=1` });
  expect((await stored(email))[0]?.estimate).toMatchObject({ saved: result?.estimate.saved });
  const forged = await send({ email: newEmail(), estimate: 'v=1&hours=NaN' });
  expect(forged.serverError?.notice).toBe('estimateInvalid');
});

it('without JavaScript uses the channel of the page that contains the form', async () => {
  const email = newEmail();
  await send({ email, channel: '' }, '/calculator?v=1&utm_source=partner');
  expect((await stored(email))[0]?.channel).toEqual({ source: 'partner' });
});

it('rejects bots and invalid input, and returns the entered values', async () => {
  const email = newEmail();
  expect((await send({ email, website: 'x' })).serverError?.notice).toBe('looksAutomated');
  const mistaken = await send({ email: 'nobody@', name: '' });
  expect(mistaken.serverError?.details.fieldErrors).toEqual({
    name: 'Please enter your name.',
    email: 'Please enter a valid email address.',
  });
  expect(mistaken.serverError?.details.values).toMatchObject({ email: 'nobody@', estimate });
  expect(await stored(email)).toEqual([]);
});

it('limits an unknown visitor to five estimates an hour', async () => {
  const email = newEmail();
  for (let people = 1; people <= 6; people += 1) {
    const { data, serverError } = await send({
      email,
      estimate: estimate.replace('people=3', `people=${people}`),
    });
    if (people <= 5) expect(data?.notice).toBe('estimateSent');
    else expect(serverError?.notice).toBe('tooManyAttempts');
  }
  expect(await stored(email)).toHaveLength(5);
});
