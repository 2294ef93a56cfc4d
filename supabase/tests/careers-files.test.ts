import { afterAll, beforeAll, expect, it } from 'vitest';
import { samplePdf } from '../local/database/sample-pdf.ts';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { anonymous, type Client, service, signIn } from './people.ts';

let stack: TestStack;
let server: Client;

beforeAll(async () => {
  stack = await startTestStack();
  server = service(stack);
});
afterAll(() => stack?.stop());

const cv = samplePdf(['Ada Lovelace']);

async function upload(path: string, minutesAgo: number) {
  const { error } = await server.storage
    .from('cvs')
    .upload(path, cv, { contentType: 'application/pdf' });
  if (error) throw error;
  await stack.sql(
    'update storage.objects set created_at = now() - make_interval(mins => $2::int) where name = $1',
    [path, minutesAgo],
  );
}

async function orphans(): Promise<string[]> {
  const { data, error } = await server.rpc('orphaned_cvs');
  if (error) throw error;
  return data;
}

it('a CV is an orphan after an hour without an application', async () => {
  await upload('kept.pdf', 1800);
  await stack.sql(`
    update public.job_applications set cv_path = 'kept.pdf'
    where id = (select id from public.job_applications limit 1)`);
  await upload('arriving.pdf', 55);
  await upload('abandoned.pdf', 65);
  await upload('older.pdf', 2880);
  expect(await orphans()).toEqual(['older.pdf', 'abandoned.pdf']);

  await stack.sql("delete from public.job_applications where cv_path = 'kept.pdf'");
  expect(await orphans()).toContain('kept.pdf');
});

it('only the service can read, write or remove a CV', async () => {
  await upload('private.pdf', 0);
  for (const client of [anonymous(stack), await signIn(stack, 'leader@techlink.example')]) {
    const cvs = client.storage.from('cvs');
    expect((await cvs.download('private.pdf')).data).toBeNull();
    expect((await cvs.createSignedUrl('private.pdf', 60)).data?.signedUrl).toBeUndefined();
    expect((await cvs.list()).data ?? []).toEqual([]);
    expect((await cvs.upload('mine.pdf', cv, { contentType: 'application/pdf' })).data).toBeNull();
    expect((await cvs.remove(['private.pdf'])).data ?? []).toEqual([]);
    const open = client.storage.from('cvs').getPublicUrl('private.pdf').data.publicUrl;
    expect((await fetch(open)).ok).toBe(false);
  }
  const { data } = await server.storage.from('cvs').download('private.pdf');
  expect(Buffer.from(await (data ?? new Blob()).arrayBuffer())).toEqual(cv);
});
