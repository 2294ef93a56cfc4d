import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isUrgent, NOTIFICATION_KINDS } from '../../lib/notifications/kinds.ts';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, addAccount, type Client, service, signIn } from './people.ts';
import { place, samplesOf } from './samples.ts';
import { withoutPlaybooks } from './without.ts';

let stack: TestStack;
let server: Client;

beforeAll(async () => {
  stack = await startTestStack();
  await withoutPlaybooks(stack);
  server = service(stack);
});
afterAll(() => stack?.stop());
beforeEach(async () => {
  await stack.sql('delete from public.notifications');
  await stack.sql('delete from public.notification_preferences');
  await stack.sql('delete from public.outbox');
  await stack.sql('delete from public.consultation_bookings');
});

async function newsOf(person: string) {
  const { data } = await server
    .from('notifications')
    .select('kind, title, body, moment, times, record_table, record_id, in_app, digested_at')
    .eq('user_id', person)
    .order('created_at')
    .throwOnError();
  return data;
}

async function mailsAtOnce(): Promise<string[]> {
  const { data } = await server
    .from('outbox')
    .select('recipient')
    .eq('topic', 'notification.now')
    .order('recipient')
    .throwOnError();
  return data.map(({ recipient }) => recipient ?? '');
}

let month = 0;

async function book(fields: Record<string, unknown> = {}): Promise<string> {
  month += 1;
  const { data } = await server
    .from('consultation_bookings')
    .insert({
      firstname: 'Ada',
      lastname: 'Byron',
      company: 'Engines',
      email: 'ada@x.example',
      preferreddate: new Date(Date.UTC(2040, month, 1, 15)).toISOString(),
      ends_at: new Date(Date.UTC(2040, month, 1, 15, 30)).toISOString(),
      projectdescription: 'Invoices by hand.',
      ...fields,
    })
    .select('id')
    .single()
    .throwOnError();
  return data.id;
}

async function choose(ways: { kind: string; in_app: boolean; by_mail: boolean; at_once: boolean }) {
  await server
    .from('notification_preferences')
    .insert({ user_id: accounts.leader.id, ...ways })
    .throwOnError();
}

it('lists the same urgent kinds as the screens', async () => {
  for (const kind of NOTIFICATION_KINDS) {
    const [row] = await stack.sql('select private.is_urgent($1) as urgent', [kind]);
    expect({ kind, isUrgent: row?.urgent }).toEqual({ kind, isUrgent: isUrgent(kind) });
  }
});

describe('a booking', () => {
  it('notifies every leader and no member', async () => {
    const id = await book();
    expect(await newsOf(accounts.leader.id)).toMatchObject([
      {
        kind: 'booking_created',
        title: 'Ada Byron, Engines',
        body: 'Invoices by hand.',
        moment: expect.stringContaining('2040'),
        record_table: 'consultation_bookings',
        record_id: id,
        in_app: true,
      },
    ]);
    expect(await newsOf(accounts.member.id)).toEqual([]);
    expect(await mailsAtOnce()).toEqual([]);
  });

  it('notifies of moves with the new time and reason, and of cancellations', async () => {
    const id = await book();
    await server
      .from('consultation_bookings')
      .update({
        preferreddate: '2041-01-01T15:00:00Z',
        ends_at: '2041-01-01T15:30:00Z',
        change_reason: 'Ill',
      })
      .eq('id', id)
      .throwOnError();
    await server.from('consultation_bookings').update({ status: 'cancelled' }).eq('id', id);
    expect(await newsOf(accounts.leader.id)).toMatchObject([
      { kind: 'booking_created' },
      { kind: 'booking_moved', body: 'Ill', moment: '2041-01-01T15:00:00+00:00' },
      { kind: 'booking_cancelled' },
    ]);
  });

  it('is emailed immediately in quarantine, and omitted from the morning email', async () => {
    await book({ quarantined_at: new Date().toISOString(), quarantine_reason: 'Links' });
    expect(await newsOf(accounts.leader.id)).toMatchObject([
      { kind: 'booking_quarantined', body: 'Links', digested_at: expect.any(String) },
    ]);
    expect(await mailsAtOnce()).toContain(accounts.leader.email);
  });

  it('notifies its host immediately, even a member', async () => {
    const host = await addAccount(stack, `host-${crypto.randomUUID().slice(0, 8)}`, 'team_member');
    await book({ host_id: host.id });
    expect(await newsOf(host.id)).toMatchObject([{ kind: 'booking_created' }]);
    expect(await mailsAtOnce()).toEqual([host.email]);
  });

  it('notifies its former host with the time that they knew, however it was reassigned', async () => {
    const [former, next] = await Promise.all(
      ['former', 'next'].map((name) =>
        addAccount(stack, `${name}-${crypto.randomUUID().slice(0, 8)}`, 'team_member'),
      ),
    );
    const change = async (id: string, fields: Record<string, unknown>) => {
      await stack.sql('delete from public.notifications');
      await stack.sql('delete from public.outbox');
      await server.from('consultation_bookings').update(fields).eq('id', id).throwOnError();
      return newsOf(former?.id ?? '');
    };
    const id = await book({ host_id: former?.id });
    expect(
      await change(id, {
        host_id: next?.id,
        preferreddate: '2042-01-01T15:00:00Z',
        ends_at: '2042-01-01T15:30:00Z',
      }),
    ).toMatchObject([
      {
        kind: 'booking_taken_over',
        title: 'Ada Byron, Engines',
        body: expect.stringMatching(/^next-\w+ is the host now\.$/),
        moment: expect.stringContaining('2040'),
        record_id: id,
      },
    ]);
    expect(await mailsAtOnce()).toContain(former?.email);
    await change(id, { host_id: former?.id });
    expect(await change(id, { host_id: null })).toMatchObject([{ body: 'It has no host yet.' }]);
    await change(id, { host_id: former?.id });
    // A cancelled meeting needs no host.
    expect(await change(id, { host_id: null, status: 'cancelled' })).toEqual([]);
  });

  it('notifies its former host in the morning if they chose that', async () => {
    const former = await addAccount(
      stack,
      `host-${crypto.randomUUID().slice(0, 8)}`,
      'team_member',
    );
    await server
      .from('notification_preferences')
      .insert({
        user_id: former.id,
        kind: 'booking_taken_over',
        in_app: true,
        by_mail: true,
        at_once: false,
      })
      .throwOnError();
    const id = await book({ host_id: former.id });
    await server
      .from('consultation_bookings')
      .update({ host_id: null })
      .eq('id', id)
      .throwOnError();
    await stack.sql('delete from public.outbox');
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await server.rpc('queue_digests', { at: `${day}T14:30:00Z` }).throwOnError();
    const mails = await stack.sql('select payload from public.outbox where recipient = $1', [
      former.email,
    ]);
    expect(mails).toMatchObject([{ payload: { news: [{ kind: 'booking_taken_over' }] } }]);
  });

  it('does not notify the person who caused it', async () => {
    const id = await book();
    await stack.sql('delete from public.notifications');
    const leader = await signIn(stack, accounts.leader.email);
    await leader.from('consultation_bookings').update({ status: 'completed' }).eq('id', id);
    await leader.from('consultation_bookings').update({ status: 'cancelled' }).eq('id', id);
    expect(await newsOf(accounts.leader.id)).toEqual([]);
  });

  it('is stored even if a notification fails', async () => {
    await stack.sql(
      "alter table public.notifications add constraint broken check (kind <> 'booking_created')",
    );
    const id = await book();
    await stack.sql('alter table public.notifications drop constraint broken');
    const { data } = await server.from('consultation_bookings').select('id').eq('id', id);
    expect(data).toHaveLength(1);
  });
});

describe('a person', () => {
  it('can disable a kind, or choose the morning email or an immediate one', async () => {
    await choose({ kind: 'booking_created', in_app: false, by_mail: false, at_once: false });
    await book();
    expect(await newsOf(accounts.leader.id)).toEqual([]);
    await server
      .from('notification_preferences')
      .update({ by_mail: true })
      .eq('user_id', accounts.leader.id);
    await book();
    expect(await newsOf(accounts.leader.id)).toMatchObject([{ in_app: false, digested_at: null }]);
    await server
      .from('notification_preferences')
      .update({ at_once: true })
      .eq('user_id', accounts.leader.id);
    await book();
    expect(await mailsAtOnce()).toEqual([accounts.leader.email]);
  });
});

describe('several registrations', () => {
  async function register(webinar: string, firstname: string) {
    await server
      .from('webinar_registrations')
      .insert({
        webinarid: webinar,
        webinartitle: 'x',
        firstname,
        lastname: 'Hopper',
        email: `${crypto.randomUUID()}@x.example`,
      })
      .throwOnError();
  }

  it('are one notification with a count until it is read, and one email', async () => {
    await choose({ kind: 'registration_created', in_app: true, by_mail: true, at_once: true });
    const sample = samplesOf(stack).webinars;
    const row = await sample?.row({ id: accounts.leader.id, isSelf: true });
    const webinar = await place(stack, 'webinars', row ?? {});
    const id = String(webinar.id);
    await Promise.all(['A', 'B', 'C'].map((name) => register(id, name)));
    await register(id, 'Grace');
    expect(await newsOf(accounts.leader.id)).toMatchObject([
      {
        kind: 'registration_created',
        title: webinar.title,
        body: 'Grace Hopper',
        times: 4,
        record_table: 'webinars',
        record_id: id,
      },
    ]);
    expect((await mailsAtOnce()).filter((to) => to === accounts.leader.email)).toHaveLength(1);
    await stack.sql('update public.notifications set read_at = now()');
    await register(id, 'Later');
    expect(await newsOf(accounts.leader.id)).toMatchObject([{ times: 4 }, { times: 1 }]);
  });
});

describe('a delivery', () => {
  async function fail(topic: string) {
    const { data } = await server
      .from('outbox')
      .insert({ topic, channel: 'mail', recipient: 'x@x.example' })
      .select('id')
      .single()
      .throwOnError();
    await server.from('outbox').update({ status: 'dead', last_error: 'Gone' }).eq('id', data.id);
  }

  it('notifies the leaders once when several fail for good', async () => {
    for (let n = 0; n < 3; n++) await fail('sample.mail');
    expect(await newsOf(accounts.leader.id)).toMatchObject([
      { kind: 'delivery_failed', body: 'Gone', times: 3, record_id: null },
    ]);
  });

  it('causes no notification when a notification email fails', async () => {
    await fail('notification.now');
    expect(await newsOf(accounts.leader.id)).toEqual([]);
    expect(await mailsAtOnce()).toEqual(['x@x.example']);
  });
});

describe('a completed task', () => {
  async function complete(by: Client, creator: string) {
    const { data } = await server
      .from('tasks')
      .insert({ title: 'Draw the intake', assigned_to: accounts.member.id, created_by: creator })
      .select('id')
      .single()
      .throwOnError();
    await by.from('tasks').update({ status: 'completed' }).eq('id', data.id).throwOnError();
  }

  it('notifies its creator, unless they completed it themselves', async () => {
    await complete(await signIn(stack, accounts.member.email), accounts.leader.id);
    const told = (await newsOf(accounts.leader.id)).filter(({ kind }) => kind === 'task_completed');
    expect(told).toMatchObject([
      { title: 'Draw the intake', body: expect.stringContaining('completed this task') },
    ]);
    await stack.sql('delete from public.notifications');
    await complete(await signIn(stack, accounts.leader.email), accounts.leader.id);
    const own = await newsOf(accounts.leader.id);
    expect(own.filter(({ kind }) => kind === 'task_completed')).toEqual([]);
  });
});
