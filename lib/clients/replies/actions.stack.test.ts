import { describe, expect, it } from 'vitest';
import { listReplies } from '@/lib/clients/replies/data';
import { done } from '@/lib/core/actions/answer';
import { requireStaff } from '@/lib/core/auth/guard';
import { accounts, service } from '@/supabase/tests/people';
import { mailsTo } from '@/supabase/tests/site/answers';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { prepareReply, sendReply } from './actions';

const database = service(stack);
let days = 0;

async function newBooking(fields: Record<string, unknown> = {}) {
  days += 1;
  const email = `${crypto.randomUUID()}@visitor.example`;
  const { data } = await database
    .from('consultation_bookings')
    .insert({
      firstname: 'Ada',
      email,
      preferreddate: new Date(Date.UTC(2043, 0, days, 15)).toISOString(),
      visitor_time_zone: 'Europe/Berlin',
      projectdescription: 'Can you connect our shop?',
      ...fields,
    })
    .select('id')
    .single()
    .throwOnError();
  return { id: String(data.id), email };
}

const typed = (record: string, fields: Record<string, string> = {}) => ({
  version: '',
  kind: 'booking',
  record,
  key: crypto.randomUUID(),
  subject: 'Your question',
  body: 'Hello Ada,\n\nyes, we can.',
  ...fields,
});

const repliesAbout = (who: 'leader' | 'member', id: string) =>
  as(who, async () => listReplies(await requireStaff(), 'booking', id));

it('shows the name of the sender, but not their email, to a host who is no leader', async () => {
  const booking = await newBooking({ host_id: accounts.member.id });
  const sent = await as('leader', () => sendReply(formOf(typed(booking.id))));
  expect(sent.data).toBeDefined();
  const [own] = await repliesAbout('leader', booking.id);
  const [seen] = await repliesAbout('member', booking.id);
  expect(own?.senderName).toMatch(/^Maya /);
  expect(seen?.senderName).toBe(own?.senderName);
  expect(JSON.stringify(seen)).not.toContain(accounts.leader.email);
});

describe('a reply', () => {
  it('fills in the facts of the record, with the time in the visitor’s zone', async () => {
    const { error } = await database.from('reply_templates').insert({
      kind: 'booking',
      name: 'Zone',
      subject: 'On {date and time}',
      body: 'Hello {first name},\n\n[about {service}: ]thank you.\n\n{my name}',
    });
    expect(error).toBeNull();
    const booking = await newBooking({ preferreddate: '2043-07-01T14:00:00Z' });
    const { data } = await as('leader', () =>
      prepareReply({ kind: 'booking', record: booking.id }),
    );
    expect(data).toMatchObject({ email: booking.email, question: 'Can you connect our shop?' });
    expect(data?.starts[0]?.body).toMatch(/^Hello Ada,\n\n\n\nBest regards,\n\w+/);
    const zone = data?.starts.find(({ name }) => name === 'Zone');
    expect(zone?.subject).toBe('On Wednesday, July 1, 2043 at 04:00 PM Berlin time');
    expect(zone?.body).toMatch(/^Hello Ada,\n\nthank you\.\n\n\w+/);
  });

  it('stores a reply, reports the state of its event, and lists it', async () => {
    const booking = await newBooking();
    const form = typed(booking.id);
    const send = () => as('leader', () => sendReply(formOf(form)));
    const sent = done('replySent', { tone: 'success', name: booking.email });
    expect((await send()).data).toEqual(sent);
    const replies = async () =>
      (await mailsTo(booking.email)).filter(({ subject }) => subject === 'Your question');
    expect(await replies()).toMatchObject([
      {
        from: 'hello@techlink.example',
        fromName: expect.stringContaining('Tech Link'),
        replyTo: accounts.leader.email,
        text: expect.stringContaining('yes, we can.'),
      },
    ]);

    // Simulates a later state of the same reply in the outbox.
    const settle = (status: string) =>
      database
        .from('outbox')
        .update({ status, next_attempt_at: '2050-01-01T00:00:00Z' })
        .eq('recipient', booking.email)
        .eq('topic', 'reply.sent')
        .throwOnError();
    for (const [status, notice] of [
      ['pending', 'replyWaiting'],
      ['off', 'replyOff'],
      ['dead', 'replyDead'],
    ] as const) {
      await settle(status);
      expect((await send()).data).toMatchObject({ notice, tone: 'info' });
    }
    await settle('delivered');
    expect((await send()).data).toEqual(sent);
    expect(await replies()).toHaveLength(1);
    expect(await repliesAbout('leader', booking.id)).toMatchObject([
      { subject: 'Your question', state: 'delivered', email: booking.email },
    ]);
  });

  it.each([
    ['subject', { subject: 'One\r\nBcc: all@x.example' }, 'Please write the subject in one line.'],
    ['subject', { subject: '' }, 'Please write a subject.'],
    ['body', { body: '' }, 'Please write the text.'],
    ['body', { body: 'On {date and time}' }, 'Please replace {date and time}.'],
  ])(
    'shows an error at the field %s and keeps the text of the reply',
    async (field, fields, sentence) => {
      const booking = await newBooking();
      const form = typed(booking.id, fields);
      const { serverError } = await as('leader', () => sendReply(formOf(form)));
      expect(serverError?.details.fieldErrors?.[field]).toBe(sentence);
      expect(serverError?.details.values).toMatchObject(fields);
    },
  );

  it('ignores a submitted recipient', async () => {
    const booking = await newBooking();
    const form = { ...typed(booking.id), email: 'other@x.example', recipient: 'other@x.example' };
    const { data } = await as('leader', () => sendReply(formOf(form)));
    expect(data?.name).toBe(booking.email);
  });

  it('allows a member to reply only about their own consultation', async () => {
    const foreign = await newBooking();
    const refused = await as('member', () => sendReply(formOf(typed(foreign.id))));
    expect(refused.serverError?.notice).toBe('replyNotFound');
    expect(refused.serverError?.details.values?.body).toContain('yes, we can');
    const record = { kind: 'booking' as const, record: foreign.id };
    expect((await as('member', () => prepareReply(record))).serverError?.notice).toBe(
      'replyNotFound',
    );
    const own = await newBooking({ host_id: accounts.member.id });
    expect((await as('member', () => sendReply(formOf(typed(own.id))))).data?.name).toBe(own.email);
    expect(await repliesAbout('member', own.id)).toHaveLength(1);
    await as('leader', () => sendReply(formOf(typed(foreign.id))));
    expect(await repliesAbout('member', foreign.id)).toEqual([]);
  });
});
