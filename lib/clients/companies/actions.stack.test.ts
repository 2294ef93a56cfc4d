import { expect, it } from 'vitest';
import { restoreDeleted } from '@/lib/audit/actions';
import { done } from '@/lib/core/actions/answer';
import { notices } from '@/lib/notices';
import { service } from '@/supabase/tests/people';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { deleteCompanies, saveCompany } from './actions';

const database = service(stack);

function save(typed: Record<string, string>) {
  const empty = { id: '', version: '', website: '', industry: '', employees: '', notes: '' };
  return as('leader', () => saveCompany(formOf({ ...empty, ...typed })));
}

it('stores a company once and rejects an invalid website', async () => {
  const name = `Company ${crypto.randomUUID()}`;
  const wrong = await save({ name, website: 'no-address' });
  expect(wrong.serverError).toMatchObject({
    notice: 'formHasErrors',
    details: {
      fieldErrors: { website: 'Please enter an address that begins with https://.' },
      values: { name, website: 'no-address' },
    },
  });
  const right = { name, website: 'https://firm.example' };
  expect((await save(right)).data?.notice).toBe('companyCreated');
  expect((await save(right)).serverError?.details.fieldErrors).toEqual({
    name: notices.companyNameTaken,
  });
  const { data } = await database.from('companies').select('website').eq('name', name);
  expect(data).toEqual([{ website: 'https://firm.example' }]);
});

it('restores a deleted company with its people', async () => {
  const id = (await save({ name: `Company ${crypto.randomUUID()}` })).data?.id ?? '';
  const email = `${crypto.randomUUID()}@client.example`;
  await database.from('clients').insert({ firstname: 'Ada', email, company_id: id }).throwOnError();
  const companyOf = async () => {
    const { data } = await database.from('clients').select('company_id').eq('email', email);
    return data?.[0]?.company_id;
  };
  const { data } = await as('leader', () => deleteCompanies([id]));
  expect(data).toEqual(done('companiesDeleted', { deleted: [id] }));
  expect(await companyOf()).toBeNull();
  await as('leader', () => restoreDeleted({ table: 'companies', recordIds: [id] }));
  expect(await companyOf()).toBe(id);
});
