import { expect, it } from 'vitest';
import { GET as search } from '@/app/api/search/route';
import { findMergeable } from '@/lib/clients/data';
import { requireLeader } from '@/lib/core/auth/guard';
import { readEmail } from '@/lib/core/text/email';
import { personPath, tasksFromPath } from '@/lib/paths/staff';
import { accounts, service } from '@/supabase/tests/people';
import { get } from '@/supabase/tests/site/answers';
import { as, stack } from '@/supabase/tests/site/as';
import type { FoundRecord } from './model';
import { foundRecordPath } from './rules';

const found = (who: Parameters<typeof as>[0], words: string) =>
  get(who, search, `/api/search?q=${encodeURIComponent(words)}`);
const titles = async (who: Parameters<typeof as>[0], words: string) => {
  const records: { title: string }[] = await (await found(who, words)).json();
  return records.map(({ title }) => title);
};

async function addTask(who: 'member' | 'member2') {
  const title = `Trace w${crypto.randomUUID().slice(0, 8)}`;
  await service(stack)
    .from('tasks')
    .insert({ title, assigned_to: accounts[who].id, created_by: accounts.leader.id })
    .throwOnError();
  return title;
}

it('finds colleagues, contacts and tasks for a leader', async () => {
  const lastname = `Q${crypto.randomUUID().slice(0, 8)}`;
  await service(stack)
    .from('clients')
    .insert({ firstname: 'Ada', lastname, email: `${lastname}@engines.example` })
    .throwOnError();
  const task = await addTask('member2');
  expect(await titles('leader', `ada ${lastname.toLowerCase()}`)).toEqual([`Ada ${lastname}`]);
  expect(await titles('leader', task)).toEqual([task]);
  const people: FoundRecord[] = await (await found('leader', 'sofia')).json();
  const sofia = people.find(({ title }) => title === 'Sofia Reyes');
  expect(sofia && foundRecordPath(sofia, 'admin')).toBe(personPath(accounts.member2.id));
});

it('finds an email address with an internationalized domain, here and in lists', async () => {
  const firm = `w${crypto.randomUUID().slice(0, 8)}-münchen.de`;
  const email = readEmail(`ada@${firm}`) ?? '';
  const other = readEmail(`ada@x${firm}`) ?? '';
  await service(stack)
    .from('clients')
    .insert({ firstname: 'Ada', lastname: firm, email, other_emails: [other] })
    .throwOnError();
  const leader = await as('leader', requireLeader);
  for (const typed of [firm, firm.toUpperCase(), `ada@${firm}`, email, `Ada ${firm}`]) {
    expect(await titles('leader', typed)).toContain(`Ada ${firm}`);
  }
  for (const typed of [firm, `ada@${firm}`, `ada@x${firm}`]) {
    const clients = await as('leader', () => findMergeable(leader, typed, accounts.leader.id));
    expect(clients.map((client) => client.email)).toEqual([email]);
  }
});

it('finds a member’s own tasks, and colleagues by name but not by email address', async () => {
  const [own, others] = [await addTask('member'), await addTask('member2')];
  expect(await titles('member', own)).toEqual([own]);
  for (const words of [others, 'hannah', 'techlink.example'])
    expect(await titles('member', words)).toEqual([]);
  const people: FoundRecord[] = await (await found('member', 'sofia')).json();
  expect(people).toEqual([
    { kind: 'people', id: accounts.member2.id, title: 'Sofia Reyes', detail: 'Team member' },
  ]);
  expect(people.map((one) => foundRecordPath(one, 'team'))).toEqual([
    tasksFromPath(accounts.member2.id),
  ]);
});

it('rejects visitors, guests and searches that are too short', async () => {
  expect((await found('visitor', 'ada')).status).toBe(401);
  expect((await found('guest', 'ada')).status).toBe(401);
  expect((await found('member', 'a')).status).toBe(400);
});
