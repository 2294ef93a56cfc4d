import { expect, it } from 'vitest';
import { accounts, service } from '@/supabase/tests/people';
import { csvLines, get } from '@/supabase/tests/site/answers';
import { stack } from '@/supabase/tests/site/as';
import { GET } from './route';

const WORD = `Exported${crypto.randomUUID().slice(0, 8)}`;

await service(stack)
  .from('tasks')
  .insert(
    [
      { title: `=${WORD} formula`, priority: 'high' },
      { title: `${WORD} other`, priority: 'low', assigned_to: accounts.member.id },
      {
        title: `${WORD} done`,
        priority: 'high',
        status: 'completed',
        due_date: '2020-03-10T22:00:00Z',
      },
    ].map((task) => ({
      status: 'todo',
      due_date: null,
      assigned_to: null,
      created_by: accounts.leader.id,
      ...task,
    })),
  )
  .throwOnError();

const titles = async (query: string) => {
  const lines = await csvLines(await get('leader', GET, `/api/export/tasks?q=${WORD}${query}`));
  return lines.map((line) => line.split(',')[0]);
};

it('contains exactly the rows of the filtered list in order, without spreadsheet formulas', async () => {
  const formula = `'=${WORD} formula`;
  expect(await titles('&sort=title')).toEqual([formula, `${WORD} other`]);
  expect(await titles('&sort=-title')).toEqual([`${WORD} other`, formula]);
  expect(await titles('&priority=high')).toEqual([formula]);
  expect(await titles('&priority=high&status=all&sort=title')).toEqual([formula, `${WORD} done`]);
  expect(await titles(`&assignee=${accounts.member.id}`)).toEqual([`${WORD} other`]);
  expect(await titles('&due=overdue&status=all')).toEqual([]);
});

it('exports status and priority as labels', async () => {
  const answer = await get('leader', GET, `/api/export/tasks?q=${WORD}&priority=high`);
  expect(await csvLines(answer)).toEqual([
    expect.stringContaining(`'=${WORD} formula,To do,High,`),
  ]);
});

it.each(['member', 'guest', 'visitor'] as const)('rejects a %s', async (who) => {
  const answer = await get(who, GET, `/api/export/tasks?q=${WORD}`);
  expect(answer.status).toBe(401);
  expect(await answer.text()).toBe('');
});
