import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { foundIds } from './found-ids.ts';
import { accounts, type Client, signIn } from './people.ts';
import { place, type Row, samplesOf } from './samples.ts';

let stack: TestStack;
let leader: Client;
let samples: ReturnType<typeof samplesOf>;

beforeAll(async () => {
  stack = await startTestStack();
  samples = samplesOf(stack);
  leader = await signIn(stack, accounts.leader.email);
});
afterAll(() => stack?.stop());

const newAddress = () => `${crypto.randomUUID()}@Contacts.example`;

async function add(table: string, fields: Row = {}): Promise<Row> {
  const sample = samples[table];
  if (!sample) throw new Error(`No sample for ${table}`);
  const owner = { id: accounts.member.id, isSelf: true };
  return place(stack, table, { ...(await sample.row(owner)), ...fields });
}

async function call(name: string, parameters: Row) {
  const { data, error } = await leader.rpc(name, parameters);
  if (error) throw new Error(error.message, { cause: error });
  return data;
}

describe('one email belongs to one person', () => {
  it('in normalized spelling', async () => {
    const email = newAddress();
    const other = newAddress();
    expect(
      await add('clients', { email: ` ${email} `, other_emails: [other, other, email] }),
    ).toMatchObject({ email: email.toLowerCase(), other_emails: [other.toLowerCase()], value: 0 });
  });

  it.each([
    ['the address of another', (taken: Row) => ({ email: String(taken.email).toUpperCase() })],
    [
      'a further address of another',
      (taken: Row) => ({ email: (taken.other_emails as string[])[0] }),
    ],
    ['another’s as a further one', (taken: Row) => ({ other_emails: [taken.email] })],
  ])('so no one else can use %s', async (_, fields) => {
    const taken = await add('clients', { email: newAddress(), other_emails: [newAddress()] });
    const { error } = await leader
      .from('clients')
      .insert({ firstname: 'Double', email: newAddress(), ...fields(taken) });
    expect(error?.code).toBe('23505');
  });
});

describe('the search', () => {
  const found = (search: string, tag?: string) =>
    foundIds(leader, 'clients', search, tag ? [['tags', 'cs', [tag]]] : []);

  it('finds by prefix of name, email and company, and by tag', async () => {
    const company = await add('companies', { name: 'Zephyrine Foundry' });
    const { id } = await add('clients', {
      firstname: 'Quillon',
      lastname: 'Zubrowski',
      email: newAddress(),
      other_emails: ['q.z@zephyr-old.example'],
      company_id: company.id,
      tags: ['foundries'],
    });
    for (const words of ['quillon', 'zubrow quill', 'ZEPHYRINE', 'q.z@zephyr-old.example']) {
      expect(await found(words), words).toEqual([id]);
    }
    expect(await found('', 'foundries')).toEqual([id]);
    expect(await found('quillon', 'foundries')).toEqual([id]);
    expect(await found('quillon', 'finance')).toEqual([]);
  });

  it('offers only tags that contacts have', async () => {
    const tags = async () =>
      (
        await leader.from('client_tags').select('name').like('name', 'tide%').order('name')
      ).data?.map(({ name }: Row) => name);
    const one = await add('clients', { email: newAddress(), tags: ['tide one', 'tide two'] });
    const other = await add('clients', { email: newAddress(), tags: ['tide two'] });
    expect(await tags()).toEqual(['tide one', 'tide two']);
    await leader
      .from('clients')
      .update({ tags: ['tide three'] })
      .eq('id', one.id);
    expect(await tags()).toEqual(['tide three', 'tide two']);
    await leader.from('clients').delete().in('id', [one.id, other.id]);
    expect(await tags()).toEqual([]);
  });
});

describe('the timeline', () => {
  it('lists every record of a person by email regardless of case, newest first', async () => {
    const email = newAddress();
    const shouted = email.toUpperCase();
    const client = await add('clients', { email });
    await leader.from('clients').update({ stage: 'qualified' }).eq('id', client.id);
    await add('consultation_bookings', { email: shouted });
    await add('webinar_registrations', { email: shouted });
    await add('enrolments', { email: shouted });
    await add('job_applications', { email: shouted });
    await add('blog_subscriptions', { email: shouted });
    await add('client_notes', { client_id: client.id });
    const task = await add('tasks', { client_id: client.id });
    await leader.from('tasks').update({ status: 'completed' }).eq('id', task.id);

    const entries = await call('client_timeline', { client: client.id, most: 100 });
    const kinds = entries.map(({ kind }: Row) => kind);
    expect(new Set(kinds)).toEqual(
      new Set([
        'stage',
        'booking',
        'webinar',
        'enrolment',
        'application',
        'subscription',
        'note',
        'task',
        'mail',
      ]),
    );
    expect(entries).toContainEqual(
      expect.objectContaining({
        kind: 'task',
        payload: expect.objectContaining({ completed_by: 'Maya Lindqvist' }),
      }),
    );
    expect(entries).toContainEqual(
      expect.objectContaining({
        kind: 'stage',
        payload: { from: 'lead', to: 'qualified', person: 'Maya Lindqvist', merged: null },
      }),
    );
    const times = entries.map(({ at }: { at: string }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((a: number, b: number) => b - a));

    const [first, second] = entries;
    const rest = await call('client_timeline', {
      client: client.id,
      most: 100,
      before_at: first.at,
      before_id: first.id,
    });
    expect(rest[0]).toEqual(second);
    expect(rest).toHaveLength(entries.length - 1);
    const notes = await call('client_timeline', { client: client.id, most: 9, only_kind: 'note' });
    expect(notes).toHaveLength(1);
  });
});

describe('the value of a contact', () => {
  const worth = async (id: unknown) => {
    const { data } = await leader
      .from('clients')
      .select('stage, value, client_since')
      .eq('id', id)
      .single()
      .throwOnError();
    return data;
  };

  it('is the first year of its won deals, whatever value is written', async () => {
    const { id } = await add('clients', { email: newAddress(), value: 777 });
    expect(await worth(id)).toMatchObject({ value: 0, client_since: null });
    const sell = { client_id: id, next_step: null, next_step_on: null };
    const deal = await add('deals', { ...sell, once_cents: 100_050, month_cents: 100 });
    await add('deals', { ...sell, once_cents: 999 });
    expect(await worth(id)).toMatchObject({ value: 0 });
    await leader.from('deals').update({ stage: 'won' }).eq('id', deal.id).throwOnError();
    const won = await worth(id);
    expect(won).toMatchObject({ stage: 'client', value: 1012.5 });
    const { data: closed } = await leader
      .from('deals')
      .select('closed_at')
      .eq('id', deal.id)
      .single();
    expect(won.client_since).toBe(closed?.closed_at);
    await leader.from('clients').update({ value: 5 }).eq('id', id).throwOnError();
    expect(await worth(id)).toMatchObject({ value: 1012.5 });
    const other = await add('clients', { email: newAddress() });
    await leader.from('deals').update({ client_id: other.id }).eq('id', deal.id).throwOnError();
    expect([await worth(id), await worth(other.id)]).toMatchObject([
      { value: 0 },
      { value: 1012.5 },
    ]);
    await leader.from('deals').delete().eq('id', deal.id).throwOnError();
    expect(await worth(other.id)).toMatchObject({ value: 0 });
  });

  it('an imported value becomes a note, once', async () => {
    const email = newAddress().toLowerCase();
    const contacts = [{ firstname: 'Ada', email, stage: 'client', value: 64000.5 }];
    for (let time = 0; time < 2; time++)
      await call('import_clients', { contacts, update_known: true });
    const { data } = await leader
      .from('clients')
      .select('value, client_since, client_notes(body)')
      .eq('email', email)
      .single()
      .throwOnError();
    expect(data).toEqual({
      value: 0,
      client_since: null,
      client_notes: [{ body: 'Value in the imported file: $64,000.50' }],
    });
  });

  it('a contact gets its client date when set to client by hand, and loses it as a lead', async () => {
    const { id } = await add('clients', { email: newAddress() });
    const move = (stage: string) =>
      leader.from('clients').update({ stage }).eq('id', id).throwOnError();
    await move('past');
    const { client_since } = await worth(id);
    expect(client_since).not.toBeNull();
    await move('client');
    expect((await worth(id)).client_since).toBe(client_since);
    await move('qualified');
    expect((await worth(id)).client_since).toBeNull();
  });
});

describe('merging', () => {
  it('keeps both histories and fills empty fields', async () => {
    const kept = await add('clients', { firstname: 'Kept', email: newAddress(), tags: ['a'] });
    const merged = await add('clients', {
      firstname: 'Merged',
      lastname: 'Away',
      email: newAddress(),
      phone: '+1 212 555 0100',
      tags: ['b'],
    });
    const note = await add('client_notes', { client_id: merged.id });
    const task = await add('tasks', { client_id: merged.id });
    const booking = await add('consultation_bookings', { email: merged.email });

    const answer = await call('merge_clients', { kept: kept.id, merged: merged.id });
    expect(answer).toEqual({ outcome: 'merged' });
    const { data } = await leader
      .from('clients')
      .select('firstname, lastname, phone, email, other_emails, merged_from, tags')
      .in('id', [kept.id, merged.id]);
    expect(data).toMatchObject([
      {
        firstname: 'Kept',
        lastname: 'Away',
        email: kept.email,
        other_emails: [merged.email],
        phone: '+1 212 555 0100',
        tags: ['a', 'b'],
        merged_from: [merged.id],
      },
    ]);
    const entries = await call('client_timeline', { client: kept.id, most: 100 });
    const ids = entries.map(({ id }: Row) => id);
    expect(ids).toEqual(expect.arrayContaining([note.id, task.id, booking.id]));
    expect(
      entries.filter(({ payload }: { payload: Row }) => payload.merged === 'Merged Away'),
    ).toHaveLength(1);
    // Both contacts keep the entry about how they came to us.
    expect(entries.filter(({ payload }: { payload: Row }) => payload.from === null)).toHaveLength(
      2,
    );
  });

  it('needs two contacts', async () => {
    const { id } = await add('clients', { email: newAddress() });
    for (const merged of [id, crypto.randomUUID()]) {
      expect(await call('merge_clients', { kept: id, merged })).toEqual({ outcome: 'not_found' });
    }
    expect(await foundIds(leader, 'clients', 'nobody')).toEqual([]);
  });
});

describe('an import', () => {
  it('adds contacts, updates given fields, and skips on request', async () => {
    const known = await add('clients', {
      firstname: 'Old',
      email: newAddress(),
      phone: '+1 212 555 0101',
      tags: ['a'],
    });
    const contacts = [
      { firstname: 'New', email: newAddress(), company: 'Imported Ltd', tags: ['b'] },
      {
        firstname: 'Newer',
        email: String(known.email).toUpperCase(),
        company: 'IMPORTED LTD',
        tags: ['b'],
      },
    ];
    expect(await call('import_clients', { contacts, update_known: true })).toEqual({
      created: 1,
      updated: 1,
      skipped: 0,
    });
    const { data } = await leader
      .from('clients')
      .select('firstname, phone, tags, stage, company:companies(name)')
      .eq('id', known.id);
    expect(data).toEqual([
      {
        firstname: 'Newer',
        phone: '+1 212 555 0101',
        tags: ['a', 'b'],
        stage: 'lead',
        company: { name: 'Imported Ltd' },
      },
    ]);
    expect(await call('import_clients', { contacts, update_known: false })).toEqual({
      created: 0,
      updated: 0,
      skipped: 2,
    });
  });

  it('stores all of a batch or nothing', async () => {
    const email = newAddress();
    const contacts = [
      { firstname: 'Good', email },
      { firstname: 'Bad', email: newAddress(), stage: 'unheard of' },
    ];
    await expect(call('import_clients', { contacts, update_known: true })).rejects.toThrow();
    expect(await call('known_addresses', { addresses: [email] })).toEqual([]);
  });
});

it('a contact added as a client became one now, and a past client at an unknown date', async () => {
  const add = async (stage: string) => {
    const { data } = await leader
      .from('clients')
      .insert({ firstname: 'Byhand', email: `${crypto.randomUUID()}@x.example`, stage })
      .select('client_since, created_at')
      .single()
      .throwOnError();
    return data;
  };
  const { client_since, created_at } = await add('client');
  expect(client_since).toBe(created_at);
  expect(await add('past')).toMatchObject({ client_since: null });
  expect(await add('lead')).toMatchObject({ client_since: null });
});
