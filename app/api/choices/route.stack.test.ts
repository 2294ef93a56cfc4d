import { describe, expect, it } from 'vitest';
import { CHOICE_KINDS } from '@/lib/choice-kinds';
import { as } from '@/supabase/tests/site/as';
import { requestTo } from '@/supabase/tests/site/route';
import { GET } from './route';

const ask = (who: Parameters<typeof as>[0], query: Record<string, string>) =>
  as(who, () =>
    GET(requestTo(`/api/choices?${new URLSearchParams(query)}`), { params: Promise.resolve({}) }),
  );

const OF_STAFF = ['people', 'colleagues', 'teams', 'services'];

describe.each(CHOICE_KINDS)('choices of %s', (of) => {
  it('are available to people whose screens use them, and to no one else', async () => {
    const statuses = await Promise.all(
      (['leader', 'member', 'guest', 'visitor'] as const).map(async (who) => [
        who,
        (await ask(who, { of })).status,
      ]),
    );
    expect(Object.fromEntries(statuses)).toEqual({
      leader: 200,
      member: OF_STAFF.includes(of) ? 200 : 403,
      guest: 401,
      visitor: 401,
    });
  });

  it('returns only names, and finds records by search or id', async () => {
    const all: { id: string; name: string }[] = await (await ask('leader', { of })).json();
    const [first] = all;
    expect(Object.keys(first ?? {}).toSorted()).toEqual(first ? ['id', 'name'] : []);
    if (!first) return;
    expect(await (await ask('leader', { of, id: first.id })).json()).toEqual([first]);
    const word = first.name.split(/\s/)[0] ?? '';
    expect(await (await ask('leader', { of, q: word })).json()).toContainEqual(first);
  });

  it.each([
    ['a NUL character', { q: 'a\0b' }],
    ['half of a surrogate pair', { q: '\ud800' }],
    ['quotes and commas', { q: '",(%_*' }],
    ['an id that is none', { id: 'x' }],
  ])('are empty for %s', async (_, query) => {
    const answer = await ask('leader', { of, ...query });
    expect([answer.status, answer.ok ? await answer.json() : []]).toEqual([
      answer.ok ? 200 : 400,
      [],
    ]);
  });
});

it('rejects an unknown kind', async () => {
  expect((await ask('leader', { of: 'passwords' })).status).toBe(400);
});
