import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentKinds } from '@/lib/content/kinds';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, service, signIn } from './people.ts';
import { place, type Row, samplesOf } from './samples.ts';
import { withoutPlaybooks } from './without.ts';

let stack: TestStack;
let leader: Client;

beforeAll(async () => {
  stack = await startTestStack();
  await withoutPlaybooks(stack);
  leader = await signIn(stack, accounts.leader.email);
});
afterAll(() => stack?.stop());

describe.each(Object.keys(contentKinds))('the kind %s', (kind) => {
  const missing = (name: string) => `The content kind ${kind} is missing in ${name}`;

  async function add(fields: Row): Promise<Row> {
    const sample = samplesOf(stack)[kind];
    if (!sample) throw new Error(missing('supabase/tests/samples.ts'));
    return place(stack, kind, { ...(await sample.row({ id: '', isSelf: true })), ...fields });
  }

  it('has drafts', async () => {
    const draft = { table_name: kind, record_id: crypto.randomUUID(), content: {} };
    const { error } = await leader.from('content_drafts').insert(draft);
    expect(error, missing('the check of content_drafts.table_name')).toBeNull();
  });

  it('is saved', async () => {
    const gone = { content_id: crypto.randomUUID(), seen: new Date().toISOString() };
    const answer = await leader.rpc('save_content', { kind, content: { title: 'New' }, ...gone });
    expect(answer, missing('save_content')).toMatchObject({ data: { outcome: 'stale' } });
  });

  it('is published when it is due', async () => {
    const { id, slug } = await add({ state: 'scheduled', published_at: '2020-01-01T00:00:00Z' });
    const { data } = await service(stack).rpc('publish_due_content');
    expect(data, missing('publish_due_content')).toContainEqual({ table_name: kind, id, slug });
  });

  it('is found by the search of the staff', async () => {
    const title = `Found${crypto.randomUUID().slice(0, 8)}`;
    const { id } = await add({ title });
    const { data } = await leader.rpc('search_staff', { search: title, most: 1 });
    expect(data, missing('search_staff')).toMatchObject([{ kind, id }]);
  });

  it('can be restored', async () => {
    const [row] = await stack.sql('select to_json(private.restorable_tables())::text as tables');
    const tables: unknown = JSON.parse(String(row?.tables));
    expect(tables, missing('private.restorable_tables')).toContain(kind);
  });
});
