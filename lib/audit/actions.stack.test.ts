import { describe, expect, it } from 'vitest';
import { GET as exportAudit } from '@/app/api/export/audit/route';
import { accounts, addAccount, service } from '@/supabase/tests/people';
import { get } from '@/supabase/tests/site/answers';
import { as, stack } from '@/supabase/tests/site/as';
import { notLeaders } from '@/supabase/tests/site/route';
import { restoreDeleted } from './actions';

const companies = () => service(stack).from('companies');
const word = () => `Word${crypto.randomUUID().slice(0, 8)}`;

/** Adds, renames and deletes a company; its names begin with `word`. */
async function deletedCompany() {
  const name = word();
  const { data } = await companies()
    .insert({ name: `${name} before`, industry: 'Logistics' })
    .select('id')
    .single()
    .throwOnError();
  await companies()
    .update({ name: `${name} after` })
    .eq('id', data.id)
    .throwOnError();
  await companies().delete().eq('id', data.id).throwOnError();
  return { id: String(data.id), word: name };
}

const restore = (id: string) => () => restoreDeleted({ table: 'companies', recordIds: [id] });
const stored = async (id: string) =>
  (await companies().select('name, industry').eq('id', id).throwOnError()).data;
const exported = async (query: string) =>
  (await get('leader', exportAudit, `/api/export/audit?${query}`)).text();

describe('restoring', () => {
  it('restores a deleted record once and logs it', async () => {
    const { id, word } = await deletedCompany();
    const answer = await as('leader', restore(id));
    expect(answer.data?.notice).toBe('recordsRestored');
    expect(await stored(id)).toEqual([{ name: `${word} after`, industry: 'Logistics' }]);
    const log = await exported(`table=companies&record=${id}&action=restore`);
    expect(log.split(',Restored,')).toHaveLength(2);

    const again = await as('leader', restore(id));
    expect(again.serverError?.notice).toBe('restoreNotNeeded');
  });

  it('is refused if another record has the same name', async () => {
    const { id, word } = await deletedCompany();
    await companies()
      .insert({ name: `${word} AFTER` })
      .throwOnError();
    const answer = await as('leader', restore(id));
    expect(answer.serverError?.notice).toBe('restorePlaceTaken');
    expect(await stored(id)).toEqual([]);
  });

  it.each(notLeaders)('refuses a %s', async (who) => {
    const { id } = await deletedCompany();
    expect((await as(who, restore(id))).serverError).toBeDefined();
    expect(await stored(id)).toEqual([]);
    expect((await as('leader', restore(id))).serverError).toBeUndefined();
  });
});

describe('the export', () => {
  it('exports the matching entries with old and new values', async () => {
    const { id, word } = await deletedCompany();
    const csv = await exported(`table=companies&record=${id}&action=update`);
    expect(csv).toContain(`Name: ${word} before → ${word} after`);
    expect(csv).toContain('The site');
    expect(csv).not.toContain('Deleted');
    expect(csv).not.toContain('Logistics');
    for (const none of [`person=${accounts.leader.id}`, 'to=2020-01-01']) {
      expect(await exported(`record=${id}&${none}`)).not.toContain(word);
    }
    expect((await exported(`record=${id}&person=site`)).split(`${word} after`)).not.toHaveLength(1);
  });

  it.each(notLeaders)('refuses a %s', async (who) => {
    const answer = await get(who, exportAudit, '/api/export/audit');
    expect({ status: answer.status, text: await answer.text() }).toEqual({ status: 401, text: '' });
  });

  it('describes account events in words, with IP and device', async () => {
    const { id, email } = await addAccount(stack, 'robin', 'team_member');
    await service(stack).rpc('record_failed_sign_in', {
      email,
      ip: '192.0.2.7',
      user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    });
    await as({ email }, async () => {});
    const csv = await exported(`table=user_profiles&record=${id}`);
    const failed = `Unknown,"Firefox on Linux, 192.0.2.7",Failed to sign in,Profile,robin,${id}`;
    expect(csv).toContain(`${failed},Reason:  → Wrong password`);
    expect(csv).toContain(',Signed in,Profile,robin,');
    expect(await exported(`record=${id}&action=sign_in_failed`)).not.toContain('Signed in');
  });
});
