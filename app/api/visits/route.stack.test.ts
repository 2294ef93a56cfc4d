import { describe, expect, it } from 'vitest';
import { service } from '@/supabase/tests/people';
import { as, stack } from '@/supabase/tests/site/as';
import { POST } from './route';

const database = service(stack);

function visit(path: string): Request {
  return new Request('http://localhost:3000/api/visits', {
    method: 'POST',
    headers: { 'content-length': String(path.length) },
    body: path,
  });
}

/** Sends visits from one IP in a moment, and returns the statuses of the answers. */
async function visits(times: number, path: string): Promise<Set<number>> {
  const answers = await as('visitor', async () => {
    const all: Response[] = [];
    for (let nth = 0; nth < times; nth += 1) all.push(await POST(visit(path)));
    return all;
  });
  return new Set(answers.map(({ status }) => status));
}

async function counted(page: string) {
  const { data } = await database
    .from('site_visits')
    .select('visits')
    .eq('page', page)
    .throwOnError();
  return { rows: data.length, visits: data.reduce((sum, row) => sum + row.visits, 0) };
}

describe('visits from one IP', () => {
  it('of an office are counted: 200 in a minute', async () => {
    const before = await counted('/about');
    expect(await visits(200, '/about')).toEqual(new Set([204]));
    expect((await counted('/about')).visits).toBe(before.visits + 200);
  });

  it('of a flood are dropped without a refusal, which a browser would write to the console', async () => {
    const before = await counted('/cookies');
    expect(await visits(700, '/cookies')).toEqual(new Set([204]));
    const after = await counted('/cookies');
    expect(after.visits).toBe(before.visits + 600);
    expect(after.rows).toBeLessThanOrEqual(before.rows + 1);
  });
});

it('a visit counts for the class of its channel', async () => {
  const of = async (channel: string) => {
    const { data } = await database
      .from('site_visits')
      .select('visits')
      .eq('page', '/pricing')
      .eq('channel_class', channel)
      .throwOnError();
    return data.reduce((sum, row) => sum + row.visits, 0);
  };
  const before = [await of('paid'), await of('direct')];
  await visits(2, '/pricing?utm_source=news&utm_medium=cpc&utm_campaign=spring');
  await visits(1, '/pricing');
  expect([await of('paid'), await of('direct')]).toEqual([
    (before[0] ?? 0) + 2,
    (before[1] ?? 0) + 1,
  ]);
});
