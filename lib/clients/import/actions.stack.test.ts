import { expect, it } from 'vitest';
import { service } from '@/supabase/tests/people';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { importContacts, previewImport } from './actions';

const database = service(stack);
const newDomain = () => `${crypto.randomUUID()}.example`;
const fileOf = (...lines: string[]) => new File([lines.join('\r\n')], 'contacts.csv');

const preview = async (file: File) =>
  (await as('leader', () => previewImport(formOf({ file })))).data;

/** Imports a file with the columns that the preview has guessed. */
async function importGuessed(file: File) {
  const mapping = Object.entries((await preview(file))?.mapping ?? {});
  const columns = Object.fromEntries(mapping.map(([name, at]) => [name, String(at ?? '')]));
  const form = formOf({ ...columns, known: 'update', file });
  return (await as('leader', () => importContacts(form))).data;
}

it('stores new and known rows, and returns each bad row with its reason', async () => {
  const domain = newDomain();
  await database
    .from('clients')
    .insert({ firstname: 'Known', email: `known@${domain}`, jobtitle: 'Before' })
    .throwOnError();
  const file = fileOf(
    'First name;Surname;E-mail;Organisation;Job title;Stage',
    `Ada;Lovelace;ada@${domain};Firm ${domain};CFO;client`,
    `Known;;KNOWN@${domain.toUpperCase()};;After;`,
    `;Nameless;nameless@${domain};;;`,
    'Bob;Broken;not-an-address;;;',
    `Ada;Again;ADA@${domain};;;`,
    `Cem;Stage;cem@${domain};;;hot`,
  );
  const seen = await preview(file);
  expect(seen).toMatchObject({ rows: 6, fresh: 1, known: 1, badRows: 4, mapping: { company: 3 } });
  expect(seen?.bad.map(({ line, reason }) => [line, reason])).toEqual([
    [4, 'Please enter a first name.'],
    [5, 'Please enter a valid email address.'],
    [6, 'Line 2 has the same email.'],
    [7, 'The stage must be lead, qualified, client or past.'],
  ]);

  const result = await importGuessed(file);
  expect(result).toMatchObject({ created: 1, updated: 1, skipped: 0, badRows: 4 });
  const rejected = result?.rejected.trim().split('\n') ?? [];
  expect(rejected).toHaveLength(5);
  expect(rejected[2]).toContain('Bob,Broken,not-an-address');
  const { data } = await database
    .from('clients')
    .select('firstname, jobtitle, stage')
    .like('email', `%${domain}`)
    .order('firstname');
  expect(data).toEqual([
    { firstname: 'Ada', jobtitle: 'CFO', stage: 'client' },
    { firstname: 'Known', jobtitle: 'After', stage: 'lead' },
  ]);
});

it('stores more than one batch, and knows them all the next time', {
  timeout: 60_000,
}, async () => {
  const domain = newDomain();
  const lines = Array.from({ length: 1100 }, (_, n) => `Bulk,${n}@${domain}`);
  const file = fileOf('name,email', ...lines);
  expect(await importGuessed(file)).toMatchObject({ created: 1100, badRows: 0 });
  const { count } = await database
    .from('clients')
    .select('id', { count: 'exact', head: true })
    .like('email', `%${domain}`);
  expect(count).toBe(1100);
  expect(await preview(file)).toMatchObject({ rows: 1100, fresh: 0, known: 1100 });
});
