import { describe, expect, it } from 'vitest';
import { GET as exportEnquiries } from '@/app/api/export/enquiries/route';
import { sendReply } from '@/lib/clients/replies/actions';
import { listReplies } from '@/lib/clients/replies/data';
import { done } from '@/lib/core/actions/answer';
import { requireLeader } from '@/lib/core/auth/guard';
import { issueFormToken } from '@/lib/core/security/spam';
import { service } from '@/supabase/tests/people';
import { get, mailsTo } from '@/supabase/tests/site/answers';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { askQuestion, letThrough, markAnswered, removeEnquiry } from './actions';
import { readEnquiry } from './data';

const database = service(stack);
const newEmail = () => `${crypto.randomUUID()}@asker.example`;

const typed = {
  name: 'Ada Byron',
  company: 'Engines',
  message: 'Can you read our delivery notes?\n\nHalf are handwritten.',
};

const ask = (values: Record<string, string>, page?: string) =>
  as('visitor', () => askQuestion({}, formOf({ ...typed, ...values })), page);

async function stored(email: string) {
  const { data } = await database
    .from('enquiries')
    .select('*')
    .eq('email', email)
    .order('created_at')
    .throwOnError();
  return data;
}

async function asked(values: Record<string, string> = {}) {
  const email = newEmail();
  await ask({ email, ...values });
  const [enquiry] = await stored(values.email ?? email);
  if (!enquiry) throw new Error('Nothing was stored');
  return enquiry;
}

const read = (id: string) => as('leader', async () => readEnquiry(await requireLeader(), id));

describe('the public form', () => {
  it('stores the question and returns the stored values', async () => {
    const email = newEmail();
    const { data } = await ask({ email, name: '  Ada Byron ', source: '/pricing' });
    expect(data).toMatchObject({
      name: 'Ada Byron',
      email,
      message: typed.message,
      about: '',
      isHeld: false,
      isMailed: true,
    });
    expect(await stored(email)).toEqual([
      expect.objectContaining({ company: 'Engines', source: '/pricing', replied_at: null }),
    ]);
    const [copy] = await mailsTo(email);
    expect(copy).toMatchObject({ subject: 'We have your question' });
  });

  it('takes the topic from the URL without JavaScript', async () => {
    const email = newEmail();
    const { data } = await ask({ email }, '/contact?about=course&course=automation-fundamentals');
    expect(data?.about).toBe('Course: Automation Fundamentals');
  });

  it('keeps the topic empty if the visitor removed it', async () => {
    const email = newEmail();
    await ask({ email, about: '' }, '/contact?about=plan-starter');
    expect(await stored(email)).toEqual([expect.objectContaining({ about: null })]);
  });

  it('stores repeated content of a form once, and a corrected version in addition', async () => {
    const email = newEmail();
    await Promise.all(Array.from({ length: 10 }, () => ask({ email })));
    expect(await stored(email)).toHaveLength(1);
    await ask({ email, message: 'Can you read our invoices instead?' });
    expect(await stored(email)).toHaveLength(2);
  });

  it.each([
    ['blanks', { name: ' ', email: ' ', message: ' ' }, ['email', 'message', 'name']],
    ['a megabyte', { message: 'x'.repeat(1_000_000) }, ['message']],
    ['a script as a name', { name: '<script>alert(1)</script>' }, ['name']],
  ])('refuses %s at its field and keeps the input', async (_, bad, fields) => {
    const email = newEmail();
    const { serverError } = await ask({ email, ...bad });
    expect(serverError?.notice).toBe('formHasErrors');
    expect(Object.keys(serverError?.details.fieldErrors ?? {}).toSorted()).toEqual(fields);
    expect(serverError?.details.values).toMatchObject({ ...typed, ...bad });
    expect(await stored(email)).toEqual([]);
  });

  it('holds back an automated question and sends no email', async () => {
    const email = newEmail();
    expect((await ask({ email, website: 'https://spam.example' })).data?.isHeld).toBe(true);
    const fast = newEmail();
    const token = issueFormToken(new Date());
    expect((await ask({ email: fast, formToken: token })).data?.isHeld).toBe(true);
    expect(await mailsTo(email)).toEqual([]);
    expect(await mailsTo(fast)).toEqual([]);
  });

  it('keeps the input while the database is down', async () => {
    const email = newEmail();
    await stack.sql(
      'alter function public.request_enquiry(jsonb, text, integer, integer) rename to away',
    );
    try {
      const { serverError } = await ask({ email });
      expect(serverError).toMatchObject({
        notice: 'enquiryFailed',
        details: { values: { ...typed, email } },
      });
    } finally {
      await stack.sql(
        'alter function public.away(jsonb, text, integer, integer) rename to request_enquiry',
      );
    }
    expect((await ask({ email })).data).toMatchObject({ email });
  });
});

describe('the desk of a leader', () => {
  it('sends a reply from the drawer and shows it as stored', async () => {
    const { id, email } = await asked();
    const reply = formOf({
      kind: 'enquiry',
      record: id,
      key: crypto.randomUUID(),
      subject: 'Your question',
      body: 'Yes, handwriting too.',
    });
    const { data } = await as('leader', () => sendReply(reply));
    expect(data).toMatchObject({ name: email });
    const replies = await as('leader', async () =>
      listReplies(await requireLeader(), 'enquiry', id),
    );
    expect(replies).toEqual([
      expect.objectContaining({
        email,
        body: 'Yes, handwriting too.',
        senderName: 'Maya Lindqvist',
      }),
    ]);
    expect(await read(id)).toMatchObject({
      repliedAt: expect.any(String),
      replier: { name: 'Maya Lindqvist' },
    });
    const reopened = await mailsTo(email);
    expect(reopened.map(({ subject }) => subject)).toContain('Your question');
  });

  it('marks a question as answered once, and as open again', async () => {
    const { id } = await asked();
    const mark = (isAnswered: boolean) => as('leader', () => markAnswered({ id, isAnswered }));
    expect((await mark(true)).data).toEqual(done('enquiryUpdated'));
    expect((await mark(true)).serverError?.notice).toBe('enquiryUnchanged');
    expect((await mark(false)).data).toEqual(done('enquiryUpdated'));
    expect(await read(id)).toMatchObject({ repliedAt: null, replier: null });
  });

  it('releases a question from quarantine and sends its confirmation', async () => {
    const { id, email } = await asked({ website: 'x' });
    expect(await read(id)).toMatchObject({
      isQuarantined: true,
      quarantineReason: 'The hidden field was filled in',
    });
    expect((await as('leader', () => letThrough({ id }))).data).toEqual(done('enquiryReleased'));
    expect((await as('leader', () => letThrough({ id }))).serverError?.notice).toBe(
      'enquiryUnchanged',
    );
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('shows the contact with this email, even a former one', async () => {
    const { id } = await asked();
    expect(await read(id)).toMatchObject({ contact: { name: 'Ada Byron' } });
    const former = newEmail();
    await database
      .from('clients')
      .insert({ firstname: 'Grace', email: newEmail(), other_emails: [former] })
      .throwOnError();
    const again = await asked({ email: former });
    expect(await read(again.id)).toMatchObject({ contact: { name: 'Grace' } });
  });

  it('deletes a question', async () => {
    const { id } = await asked();
    expect((await as('leader', () => removeEnquiry({ id }))).data).toEqual(done('enquiryDeleted'));
    expect(await read(id)).toBeNull();
  });

  it('exports the matching questions, with formulas as text', async () => {
    const company = `=cmd ${crypto.randomUUID()}`;
    const { email } = await asked({ company });
    const answer = await get(
      'leader',
      exportEnquiries,
      `/api/export/enquiries?awaiting=yes&q=${encodeURIComponent(email)}`,
    );
    const text = await answer.text();
    expect(text).toContain(email);
    expect(text).toContain(`'${company}`);
  });
});

it('refuses all actions to members and visitors', async () => {
  const { id } = await asked();
  for (const who of ['member', 'visitor'] as const) {
    const answers = [
      await as(who, () => markAnswered({ id, isAnswered: true })),
      await as(who, () => letThrough({ id })),
      await as(who, () => removeEnquiry({ id })),
    ];
    expect(answers.map(({ data }) => data)).toEqual([undefined, undefined, undefined]);
  }
  expect(await read(id)).toMatchObject({ repliedAt: null });
});
