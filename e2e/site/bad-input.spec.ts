import { docxFiles, zipOf } from '../../lib/careers/applications/cv-samples.test-double.ts';
import { notices } from '../../lib/notices.ts';
import { contentPath } from '../../lib/paths/site.ts';
import { paths } from '../../lib/paths.ts';
import { freeSlot } from '../support/consultation-slots.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  actionIdOf,
  callAction,
  type FormInput,
  postForm,
  readForm,
  sendBody,
} from '../support/form-post.ts';
import { hostileInputs, publicForms } from '../support/hostile-input.ts';
import { bearer, testEnvironment } from '../support/test-environment.ts';

/** Enough to show that they reach the action; app/bad-input.stack.test.ts tries hundreds in process. */
const INPUTS = 8;
const AT_ONCE = 4;
/** A response of the action with its own error. */
const REFUSED = /"serverError":\{"notice":"(?!somethingWentWrong)/;
/** A response of the action that confirms the change. */
const STORED = /"data":\{/;
const site = process.env.E2E_BASE_URL ?? testEnvironment.SITE_URL;

/** Sends all inputs, some concurrently, each from a separate IP, and returns the responses. */
async function answersTo<Input, Answer>(
  inputs: Input[],
  send: (input: Input, address: string) => Promise<Answer>,
) {
  const answers: { input: Input; answer: Answer }[] = [];
  const queue = [...inputs.entries()];
  const block = Math.floor(Math.random() * 200);
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, input] = next;
      const address = `172.${block}.${index >> 8}.${index & 255}`;
      answers.push({ input, answer: await send(input, address) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return answers;
}

/** The same input with a NUL character in each text, which must not lose the input. */
const withNul = (input: FormInput): FormInput =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      typeof value === 'string' ? `${value}\u0000` : value,
    ]),
  );

const actions: {
  name: keyof typeof publicForms;
  path: string;
  field: string;
  /** Input that the action accepts, to show that the fields reach it. */
  valid: (email: string) => FormInput | Promise<FormInput>;
  /** The response to that input; by default one that confirms the change. */
  accepted?: RegExp;
}[] = [
  {
    name: 'bookConsultation',
    path: paths.booking,
    field: 'firstName',
    valid: async (email) => ({
      ...(await freeSlot(5)),
      firstName: 'Ada',
      email,
      phone: '+1 212 555 0100',
      company: 'Engines',
    }),
  },
  {
    name: 'signIn',
    path: paths.adminLogin,
    field: 'password',
    valid: () => ({
      area: 'admin',
      email: 'leader@techlink.example',
      password: 'demo-Passw0rd!',
    }),
    accepted: /\/admin\/dashboard/,
  },
  {
    name: 'requestPasswordReset',
    path: paths.forgotPassword,
    field: 'email',
    valid: (email) => ({ email }),
  },
  {
    name: 'setNewPassword',
    path: `${paths.newPassword}?token_hash=forged`,
    field: 'password',
    valid: () => ({
      password: 'correct horse battery',
      repeatedPassword: 'correct horse battery',
      token_hash: 'forged',
    }),
    // More would need the link of an email; this response comes after all fields were read.
    accepted: /"notice":"passwordLinkInvalid"/,
  },
  {
    name: 'registerForWebinar',
    path: contentPath('webinars', 'exception-queues-that-shrink'),
    field: 'firstName',
    valid: (email) => ({ firstName: 'Ada', lastName: 'Lovelace', email }),
  },
  {
    name: 'enrolInCourse',
    path: contentPath('courses', 'automation-fundamentals'),
    field: 'name',
    valid: (email) => ({ name: 'Ada Lovelace', email }),
  },
  {
    name: 'applyForJob',
    path: contentPath('jobs', 'automation-engineer'),
    field: 'firstName',
    valid: (email) => ({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email,
      cv: new File([new Uint8Array(zipOf(docxFiles()))], 'cv.docx'),
    }),
  },
  {
    name: 'askQuestion',
    path: paths.contact,
    field: 'message',
    valid: (email) => ({ name: 'Ada Lovelace', email, message: 'Can you read our notes?' }),
  },
  {
    name: 'mailEstimate',
    path: paths.calculator,
    field: 'estimate',
    valid: (email) => ({ name: 'Ada Lovelace', email }),
  },
  {
    name: 'subscribeToBlog',
    path: paths.blog,
    field: 'email',
    valid: (email) => ({ email, consent: 'yes' }),
  },
];

for (const { name, path, field, valid, accepted = STORED } of actions) {
  test(`${name} answers ${INPUTS} bad inputs with its own error and stores nothing @bad-input`, async ({
    service,
    address,
  }) => {
    const countBookings = async () =>
      (await service.from('consultation_bookings').select('id').eq('company', 'bad input')).data
        ?.length;
    const url = `${site}${path}`;
    const form = readForm(url, await (await fetch(url)).text(), field);
    const input = await valid(`${crypto.randomUUID()}@visitor.example`);
    const good = await callAction(form, withNul(input), { address });
    expect(`${good.answer} ${good.redirect}`).toMatch(accepted);

    const before = await countBookings();
    const answers = await answersTo(hostileInputs(publicForms[name], INPUTS), (input, address) =>
      callAction(form, input, { address }),
    );
    const surprising = answers.filter(
      ({ answer }) => answer.status !== 200 || !REFUSED.test(answer.answer),
    );
    expect(surprising.map(({ input, answer }) => ({ input, status: answer.status }))).toEqual([]);
    expect(answers).toHaveLength(INPUTS);
    expect(await countBookings()).toBe(before);
  });
}

test(`a managed booking survives ${INPUTS} bad inputs to each of its actions @bad-input`, async ({
  service,
  newestMail,
  address: own,
}) => {
  const email = `${crypto.randomUUID()}@visitor.example`;
  const preferreddate = new Date(
    Date.UTC(2032, 0, 5, 15, Math.floor(Math.random() * 50)),
  ).toISOString();
  await service
    .rpc('book_consultation', {
      booking: { firstname: 'Ada', email, company: 'Engines', preferreddate },
    })
    .throwOnError();
  await fetch(`${site}${paths.cronOutbox}`, {
    headers: bearer,
  });
  const url = /https?:\S+\/booking\/manage\/\S+/.exec((await newestMail(email)).text)?.[0] ?? '';
  const page = await (await fetch(url)).text();
  const stored = async () =>
    (await service.from('consultation_bookings').select('*').eq('email', email).throwOnError())
      .data;
  const moving = readForm(url, page, 'date');
  const cancelling = { url, action: url, hidden: hiddenOfLastForm(url, page) };
  const slot = await freeSlot(6);
  const asked = await callAction(moving, slot, { address: own });
  // A move that needs another host asks first.
  const [, agreedHost] = /"host":"([^"]+)"/.exec(asked.answer) ?? [];
  const moved = agreedHost
    ? await callAction(moving, { ...slot, agreedHost }, { address: own })
    : asked;
  expect(moved.answer).toMatch(STORED);

  const before = await stored();
  const answers = [
    ...(await answersTo(
      hostileInputs(publicForms.rescheduleManagedBooking, INPUTS),
      (input, address) => callAction(moving, input, { address }),
    )),
    ...(await answersTo(hostileInputs(publicForms.cancelManagedBooking, INPUTS), (input, address) =>
      callAction(cancelling, input, { address }),
    )),
  ];
  const surprising = answers.filter(
    ({ answer }) => answer.status !== 200 || !REFUSED.test(answer.answer),
  );
  expect(surprising.map(({ input, answer }) => ({ input, status: answer.status }))).toEqual([]);
  expect(answers).toHaveLength(2 * INPUTS);
  expect(await stored()).toEqual(before);
  const cancelled = await callAction(cancelling, {}, { address: own });
  expect(cancelled.answer).toMatch(STORED);
});

/** The form with the cancel button has only the token as field, and is the last on the page. */
function hiddenOfLastForm(url: string, page: string) {
  const last = page.slice(page.lastIndexOf('<form'));
  return readForm(url, last, 'token').hidden;
}

test('a body that is not a call of the form is rejected in both ways @bad-input', async ({
  address,
}) => {
  const url = `${site}${paths.blog}`;
  const form = readForm(url, await (await fetch(url)).text(), 'email');
  const email = () => ({ email: `${crypto.randomUUID()}@visitor.example`, consent: 'yes' });

  const id = actionIdOf(form);
  const calls: (string | Record<string, string>)[] = [
    '',
    'garbage',
    '["$F99"]',
    '["$1"]',
    { 0: '["$F99","$K1"]' },
    { 0: '["$99"]' },
    { 0: '["$h1"]', 1: `{"id":"${id}","bound":null}` },
    { 0: '["$1"]', 1: '["$2"]', 2: '["$1"]' },
    { 0: '["$1:constructor:constructor"]', 1: '{}' },
    { 0: JSON.stringify(Array(5000).fill('a')) },
    { 1: '[]' },
  ];
  // Next's own decoder fails.
  for (const body of calls) {
    expect([body, await sendBody(form, body, id, { address })]).toEqual([body, 500]);
  }
  for (const broken of ['x', '__proto__', id.slice(1)]) {
    expect(await sendBody(form, '[]', broken, { address })).toBe(400);
  }
  // As after a release that has another action.
  expect(await sendBody(form, '[{}]', `40${'0'.repeat(40)}`, { address })).toBe(409);

  const forms: Record<string, string>[] = [
    { $ACTION_REF_9: '' },
    { $ACTION_REF_$F99: '' },
    { $ACTION_ID_garbage: '' },
    { $ACTION_REF_1: '', '$ACTION_1:0': 'garbage' },
  ];
  for (const body of forms) {
    expect([body, await sendBody(form, body, null, { address })]).toEqual([body, 400]);
  }
  expect((await callAction(form, email(), { address })).answer).toMatch(STORED);
  expect((await postForm(form, email(), { address })).status).toBe(200);
});

test.describe('a CV', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('is accepted with an unusual name, or its form keeps the input @bad-input', async ({
    page,
    address,
  }) => {
    const path = contentPath('jobs', 'automation-engineer');
    const form = readForm(site + path, await (await fetch(site + path)).text(), 'firstName');
    const buffer = Buffer.from(zipOf(docxFiles()));
    const apply = (name: string) =>
      callAction(
        form,
        {
          firstName: 'Ada',
          lastName: 'Lovelace',
          email: `${crypto.randomUUID()}@visitor.example`,
          cv: new File([new Uint8Array(buffer)], name),
        },
        { address },
      );
    for (const name of ['"Zoë".docx', 'two\nlines.docx']) {
      expect((await apply(name)).answer).toMatch(STORED);
    }
    for (const name of ['c\0v.docx', '\0', 'c\x1Fv.docx']) {
      expect([name, (await apply(name)).status]).toEqual([name, 500]);
    }

    await page.goto(path);
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Lovelace');
    await page.getByLabel('Email', { exact: true }).fill('ada@visitor.example');
    await page.getByLabel('CV', { exact: true }).setInputFiles({
      name: 'c\x1Fv.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      buffer,
    });
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByText(notices.applicationFailed)).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
  });
});

test('a picture with a URL that no optimizer reads is rejected @bad-input', async ({ request }) => {
  const ask = async (url: string) =>
    (await request.get(`/_next/image?url=${url}&w=64&q=75`)).status();
  for (const url of ['/\\evil', '/%5Cevil', '/%E0%A4%A', '/storage/%00', '/%25', '/a%2500']) {
    expect([url, await ask(url)]).toEqual([url, 400]);
  }
  expect(await ask('/no-such-picture.png')).toBe(404);
});

test('filtered lists have a rate limit per visitor above normal use @bad-input', async ({
  request,
}) => {
  const headers = { 'x-forwarded-for': '192.0.2.201' };
  const statuses: number[] = [];
  for (let nth = 0; nth < 121; nth++) {
    statuses.push((await request.get(`${paths.academy}?q=${nth}`, { headers })).status());
  }
  expect(new Set(statuses.slice(0, 120))).toEqual(new Set([200]));
  expect(statuses[120]).toBe(429);
  const others = { 'x-forwarded-for': '192.0.2.202' };
  expect((await request.get(`${paths.academy}?q=a`, { headers: others })).status()).toBe(200);
});
