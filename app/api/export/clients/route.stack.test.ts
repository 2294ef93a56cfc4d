import { expect, it } from 'vitest';
import { PAGE_SIZE } from '@/lib/core/lists/keyset';
import { service } from '@/supabase/tests/people';
import { csvLines, get } from '@/supabase/tests/site/answers';
import { stack } from '@/supabase/tests/site/as';
import { GET } from './route';

const WORD = `Works${crypto.randomUUID().slice(0, 8)}`;
const database = service(stack);

const { data: company } = await database
  .from('companies')
  .insert({ name: `${WORD} Limited` })
  .select('id')
  .single()
  .throwOnError();
await database
  .from('clients')
  .insert(
    [
      { firstname: 'Ada', stage: 'client' },
      { firstname: '=Bea', stage: 'lead' },
    ].map((person) => ({
      ...person,
      company_id: company.id,
      email: `${crypto.randomUUID()}@client.example`,
    })),
  )
  .throwOnError();

const names = async (query: string) => {
  const answer = await get('leader', GET, `/api/export/clients?sort=firstname&${query}`);
  return (await csvLines(answer)).map((line) => line.split(',')[0]);
};

it('contains exactly the rows of the filtered list, without spreadsheet formulas', async () => {
  expect(await names(`q=${WORD}+lim`)).toEqual(["'=Bea", 'Ada']);
  expect(await names(`q=${WORD}+lim&stage=lead`)).toEqual(["'=Bea"]);
  expect(await names(`company=${company.id}&stage=client`)).toEqual(['Ada']);
});

it('contains every contact once when sorted by value', async () => {
  const { data: paged } = await database
    .from('companies')
    .insert({ name: `${WORD} Paged` })
    .select('id')
    .single()
    .throwOnError();
  const people = Array.from({ length: PAGE_SIZE + 2 }, (_, index) => ({
    firstname: `No ${index}`,
    company_id: paged.id,
    email: `${crypto.randomUUID()}@client.example`,
  }));
  const { data: stored } = await database
    .from('clients')
    .insert(people)
    .select('id')
    .throwOnError();
  const won = stored.map(({ id }, index) => ({
    title: `${WORD} won`,
    client_id: id,
    stage: 'won',
    once_cents: index * 100,
  }));
  await database.from('deals').insert(won).throwOnError();
  const answer = await get('leader', GET, `/api/export/clients?company=${paged.id}&sort=-value`);
  expect((await csvLines(answer)).map((line) => line.split(',')[0])).toEqual(
    people.map(({ firstname }) => expect.stringContaining(firstname)).reverse(),
  );
});

it.each(['member', 'guest', 'visitor'] as const)('rejects a %s', async (who) => {
  const answer = await get(who, GET, `/api/export/clients?q=${WORD}`);
  expect(answer.status).toBe(401);
  expect(await answer.text()).toBe('');
});
