import { describe, expect, it } from 'vitest';
import { restoreDeleted } from '@/lib/audit/actions';
import { done } from '@/lib/core/actions/answer';
import { notices } from '@/lib/notices';
import { service } from '@/supabase/tests/people';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { changeClients, deleteClients, mergeClients, revertClients, saveClient } from './actions';

const database = service(stack);
const newEmail = () => `${crypto.randomUUID()}@client.example`;
const filled = {
  id: '',
  version: '',
  firstname: 'Ada',
  lastname: '',
  email: '',
  phone: '',
  jobtitle: '',
  company: '',
  stage: 'lead',
  owner: '',
  tags: '',
  source: '',
};

async function addClient(client: Record<string, unknown> = {}) {
  const { data } = await database
    .from('clients')
    .insert({ firstname: 'Ada', email: newEmail(), ...client })
    .select('id, email, updated_at')
    .single()
    .throwOnError();
  return { id: data.id, email: data.email, version: data.updated_at };
}

async function stored(columns: string, id: string) {
  const { data } = await database
    .from('clients')
    .select(columns)
    .eq('id', id)
    .maybeSingle()
    .throwOnError();
  return data;
}

describe('saving a contact', () => {
  it('stores a new contact with its company, and refuses a second one with the same email', async () => {
    const email = newEmail();
    const company = `Company of ${email}`;
    const typed = { ...filled, email: email.toUpperCase(), company };
    const save = () => as('leader', () => saveClient(formOf({ ...typed, tags: 'Finance, close' })));
    const { data } = await save();
    expect(data?.notice).toBe('clientCreated');
    expect(await stored('email, tags, stage, company:companies(name)', data?.id ?? '')).toEqual({
      email,
      tags: ['finance', 'close'],
      stage: 'lead',
      company: { name: company },
    });
    expect((await save()).serverError).toMatchObject({
      notice: 'formHasErrors',
      details: {
        fieldErrors: { email: notices.clientAddressTaken },
        values: { email: email.toUpperCase() },
      },
    });
  });

  it('shows a change by someone else, and saves the form again over it', async () => {
    const { id, email, version } = await addClient();
    await database.from('clients').update({ phone: '+1 212 555 0199' }).eq('id', id).throwOnError();
    const mine = { ...filled, id, email, jobtitle: 'Mine' };
    const { serverError } = await as('leader', () => saveClient(formOf({ ...mine, version })));
    expect(serverError).toMatchObject({
      notice: 'changedMeanwhile',
      details: { values: { jobtitle: 'Mine' }, current: { values: { phone: '+1 212 555 0199' } } },
    });
    expect(await stored('jobtitle', id)).toEqual({ jobtitle: null });

    const newest = serverError?.details.current?.version ?? '';
    const again = await as('leader', () => saveClient(formOf({ ...mine, version: newest })));
    expect(again.data?.notice).toBe('clientUpdated');
    expect(await stored('jobtitle', id)).toEqual({ jobtitle: 'Mine' });
  });
});

describe('changing many contacts', () => {
  it.each([
    [{ stage: 'past' }, { stage: 'past', tags: ['a'] }],
    [
      { tag: 'Spring', present: true },
      { stage: 'lead', tags: ['a', 'spring'] },
    ],
  ] as const)('changes all contacts by %j and undoes it', async (change, after) => {
    const before = { stage: 'lead', tags: ['a'] };
    const [first, second] = [await addClient(before), await addClient(before)];
    const { data } = await as('leader', () =>
      changeClients({ ids: [first.id, second.id], change }),
    );
    expect(data?.notice).toBe('clientUpdated');
    expect(await stored('stage, tags', first.id)).toEqual(after);
    expect(await stored('stage, tags', second.id)).toEqual(after);
    const undone = await as('leader', () => revertClients(data?.former ?? []));
    expect(undone.data?.notice).toBe('undone');
    expect(await stored('stage, tags', first.id)).toEqual(before);
    expect(await stored('stage, tags', second.id)).toEqual(before);
  });

  it('does not undo a change if the contact has changed since', async () => {
    const { id } = await addClient();
    const { data } = await as('leader', () =>
      changeClients({ ids: [id], change: { stage: 'past' } }),
    );
    await database.from('clients').update({ stage: 'client' }).eq('id', id).throwOnError();
    const undone = await as('leader', () => revertClients(data?.former ?? []));
    expect(undone.serverError?.notice).toBe('clientsNotReverted');
    expect(await stored('stage', id)).toEqual({ stage: 'client' });
  });
});

describe('deleting contacts', () => {
  it('restores a deleted contact with its notes', async () => {
    const { id } = await addClient();
    await database.from('client_notes').insert({ client_id: id, body: 'Kept' }).throwOnError();
    const { data } = await as('leader', () => deleteClients([id]));
    expect(data).toEqual(done('clientsDeleted', { deleted: [id] }));
    expect(await stored('id', id)).toBeNull();
    const restored = await as('leader', () =>
      restoreDeleted({ table: 'clients', recordIds: [id] }),
    );
    expect(restored.data?.notice).toBe('recordsRestored');
    expect(await stored('notes:client_notes(body)', id)).toEqual({ notes: [{ body: 'Kept' }] });
  });

  it.each([
    ['member', 'redirectingToTeamDashboard'],
    ['guest', 'accessDenied'],
    ['visitor', 'authenticationError'],
  ] as const)('refuses a %s', async (who, notice) => {
    const { id } = await addClient();
    expect((await as(who, () => deleteClients([id]))).serverError?.notice).toBe(notice);
    expect(await stored('id', id)).toEqual({ id });
  });
});

it('merging keeps the notes, emails and phone of both contacts', async () => {
  const [kept, merged] = [await addClient(), await addClient({ phone: '+1 212 555 0177' })];
  await database
    .from('client_notes')
    .insert({ client_id: merged.id, body: 'From the other' })
    .throwOnError();
  const { data } = await as('leader', () => mergeClients({ kept: kept.id, merged: merged.id }));
  expect(data?.notice).toBe('clientsMerged');
  expect(await stored('email, other_emails, phone, notes:client_notes(body)', kept.id)).toEqual({
    email: kept.email,
    other_emails: [merged.email],
    phone: '+1 212 555 0177',
    notes: [{ body: 'From the other' }],
  });
  expect(await stored('id', merged.id)).toBeNull();
});
