import { expect, it } from 'vitest';
import { csvLines, get } from '@/supabase/tests/site/answers';
import { GET } from './route';

it('has whom the search finds, with their team and tasks', async () => {
  const lines = await csvLines(await get('leader', GET, '/api/export/people?q=Okafor'));
  expect(lines).toEqual([
    expect.stringMatching(
      /^Daniel Okafor,member@techlink\.example,Team member,no,Delivery,.*,\d+,\d+,/,
    ),
  ]);
  expect(
    await csvLines(await get('leader', GET, '/api/export/people?q=nobody-of-this-name')),
  ).toEqual([]);
});

it.each(['member', 'visitor'] as const)('is closed to a %s', async (who) => {
  const answer = await get(who, GET, '/api/export/people');
  expect(answer.status).toBe(401);
  expect(await answer.text()).toBe('');
});
