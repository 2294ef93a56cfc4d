import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, anonymous, type Client, service, signIn } from './people.ts';
import type { Row } from './samples.ts';

let stack: TestStack;
let leader: Client;
let server: Client;
let id: string;

const unique = (name: string) => `${name}-${crypto.randomUUID()}`;

beforeAll(async () => {
  stack = await startTestStack();
  leader = await signIn(stack, accounts.leader.email);
  server = service(stack);
});
afterAll(() => stack?.stop());

const draft = () => ({
  slug: unique('case'),
  title: 'A case',
  summary: 'Short.',
  customer: 'Firm',
  sector: 'Retail',
});

const figure = (fields: Row = {}) => ({
  id: unique('figure'),
  case_id: id,
  label: 'Hours a week',
  value: 5.2,
  unit: 'hours',
  kind: 'measured',
  measured_by: 'Firm',
  from_day: '2026-03-01',
  until_day: '2026-03-07',
  source: 'Time sheets.',
  ...fields,
});

/** Adds a figure as a leader and returns its id. */
async function prove(fields: Row = {}): Promise<string> {
  const row = figure(fields);
  await leader.from('figures').insert(row).throwOnError();
  return row.id;
}

const move = (client: Client, state: string, fields: Row = {}) =>
  client
    .from('cases')
    .update({ state, ...fields })
    .eq('id', id)
    .select('state')
    .maybeSingle();

const stateOf = async () =>
  (await server.from('cases').select('state').eq('id', id).single().throwOnError()).data.state;

const later = { published_at: '2031-01-01T00:00:00Z' };
const refused = { error: { code: '23514', hint: 'source' } };

beforeEach(async () => {
  const { data } = await leader.from('cases').insert(draft()).select('id').single().throwOnError();
  id = data.id;
});

describe('a case', () => {
  it('is published if its figures have a source', async () => {
    await prove();
    expect(await move(leader, 'published')).toMatchObject({ data: { state: 'published' } });
    const { data } = await anonymous(stack).from('figures').select('source').eq('case_id', id);
    expect(data).toEqual([{ source: 'Time sheets.' }]);
  });

  it.each([
    ['published', {}],
    ['scheduled', later],
  ])('cannot be %s without figures or with a figure without source', async (state, fields) => {
    for (const client of [leader, server]) {
      expect(await move(client, state, fields)).toMatchObject(refused);
    }
    await prove();
    await prove({ source: null, label: 'Cost' });
    for (const client of [leader, server]) {
      expect(await move(client, state, fields)).toMatchObject({
        error: { ...refused.error, details: 'Cost' },
      });
    }
    expect(await stateOf()).toBe('draft');
  });

  it.each(['published', 'scheduled'])('cannot be added as %s', async (state) => {
    const row = { ...draft(), state, ...later };
    for (const client of [leader, server]) {
      expect(await client.from('cases').insert(row)).toMatchObject(refused);
    }
    const { data } = await server.from('cases').select('id').eq('slug', row.slug);
    expect(data).toEqual([]);
  });

  it('keeps every source while it is scheduled', async () => {
    const proof = await prove();
    await move(leader, 'scheduled', later);
    const unproven = [
      server.from('figures').update({ source: null }).eq('id', proof),
      server.from('figures').delete().eq('id', proof),
      server.from('figures').insert(figure({ source: null })),
    ];
    for (const change of unproven) expect(await change).toMatchObject(refused);
    await move(leader, 'scheduled', { published_at: '2020-01-01T00:00:00Z' });
    const { data } = await server.rpc('publish_due_content');
    expect(data).toContainEqual(expect.objectContaining({ table_name: 'cases', id }));
  });

  it('may lose a source after publication, but gets no new figure without one', async () => {
    const proof = await prove();
    await move(leader, 'published');
    expect(await leader.from('figures').insert(figure({ source: null }))).toMatchObject(refused);
    const lost = await leader.from('figures').update({ source: null }).eq('id', proof).select('id');
    expect(lost).toMatchObject({ data: [{ id: proof }] });
    expect(await move(leader, 'draft')).toMatchObject({ data: { state: 'draft' } });
    expect(await move(leader, 'published')).toMatchObject(refused);
  });

  it('is deleted with its figures and restored with them', async () => {
    const proof = await prove();
    await prove({ compared_with: proof });
    await move(leader, 'published');
    await leader.from('figures').update({ source: null }).eq('id', proof).throwOnError();
    await leader.from('cases').delete().eq('id', id).throwOnError();
    const { data } = await leader.rpc('restore_deleted', { table_name: 'cases', record_ids: [id] });
    expect(data).toMatchObject({ outcome: 'restored' });
    const figures = await server.from('figures').select('id, source').eq('case_id', id);
    expect(figures.data).toHaveLength(2);
    expect(figures.data).toContainEqual({ id: proof, source: null });
  });
});

describe('saving a case with its figures', () => {
  async function save(content: Row) {
    const { data } = await leader.from('cases').select('updated_at').eq('id', id).single();
    return leader.rpc('save_content', {
      kind: 'cases',
      content,
      content_id: id,
      seen: data?.updated_at,
    });
  }
  const stored = async (columns = 'id, position') =>
    (await leader.from('figures').select(columns).eq('case_id', id).order('position')).data;

  it('stores the figures in order, removes the others and publishes', async () => {
    await prove();
    const [first, second] = [figure(), figure({ n: 214 })];
    const { data } = await save({ figures: [first, second], state: 'published' });
    expect(data).toMatchObject({ outcome: 'saved', record: { state: 'published' } });
    expect(await stored()).toEqual([
      { id: first.id, position: 1 },
      { id: second.id, position: 2 },
    ]);
    await save({ title: 'Later', figures: [{ ...second, value: 7 }, first] });
    expect(await stored('id, value')).toEqual([
      { id: second.id, value: 7 },
      { id: first.id, value: 5.2 },
    ]);
  });

  it('leaves omitted figures unchanged', async () => {
    const proof = await prove();
    await save({ title: 'Another title' });
    expect(await stored('id')).toEqual([{ id: proof }]);
  });

  it('changes nothing if it would publish a figure without a source', async () => {
    const proof = await prove();
    const bare = figure({ source: null, label: 'Cost' });
    expect(await save({ title: 'New', figures: [bare], state: 'published' })).toMatchObject({
      error: { hint: 'source', details: 'Cost' },
    });
    expect(await stored('id')).toEqual([{ id: proof }]);
  });

  it('rejects a figure of another case', async () => {
    const theirs = await prove();
    const { data } = await leader
      .from('cases')
      .insert(draft())
      .select('id')
      .single()
      .throwOnError();
    id = data.id;
    expect(await save({ title: 'Mine', figures: [figure({ id: theirs })] })).toMatchObject({
      error: { code: '23514', hint: 'figure_taken' },
    });
  });
});
