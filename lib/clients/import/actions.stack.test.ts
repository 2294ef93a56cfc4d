import { expect, it } from 'vitest';
import { service } from '@/supabase/tests/people';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { importContacts, previewImport } from './actions';

const database = service(stack);
const newDomain = () => `${crypto.randomUUID()}.example`;
const fileOf = (...lines: string[]) => new File([lines.join('\r\n')], 'contacts.csv');

const preview = async (file: File) =>
  (await as('leader', () => previewImport(formOf({ file })))).data;

/** Imports a file with the column mapping of the preview. */
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
    `;;nameless@${domain};Firm;;`,
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

it('stores several batches, and recognises all contacts the next time', {
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

it('stores a file of another program, and reports unreadable rows', async () => {
  const domain = newDomain();
  const file = new File(
    [
      Uint8Array.from(
        [
          'sep=;',
          'Contacts of 1 March',
          'First name;Last name;E-mail;Phone;Value',
          `Ren\u00E9e;"Groß";ren@${domain};+49 30 1;1.234,56`,
          `;Lovelace;Ada <ADA@m\u00FCnchen.${domain}>;;12 000,50`,
          `Bob;Damaged;bob@${domain};4.93E+11;`,
          `Cem;Quoted;cem@${domain};="+49 30 2";`,
          `Dan;"Broken;dan@${domain};;`,
          `Eve;Twofold;eve@${domain};;1.234`,
        ]
          .join('\r\n')
          .split('')
          .map((character) => character.charCodeAt(0)),
      ),
    ],
    'contacts.csv',
  );
  const seen = await preview(file);
  expect(seen).toMatchObject({ encoding: 'windows-1252', delimiter: ';', rows: 6, fresh: 2 });
  expect(seen?.bad).toMatchObject([
    { line: 6, reason: expect.stringContaining('4.93E+11') },
    { line: 7, reason: expect.stringContaining('="+49 30 2"') },
    { line: 8, reason: expect.stringContaining('quotation mark') },
    { line: 9, reason: expect.stringContaining('1,234 or 1.23') },
  ]);
  const result = await importGuessed(file);
  expect(result).toMatchObject({ created: 2, badRows: 4 });
  expect(result?.rejected).toContain('Dan');
  const { data } = await database
    .from('clients')
    .select('firstname, lastname, email, phone, client_notes(body)')
    .like('email', `%${domain}`)
    .order('firstname');
  expect(data).toEqual([
    {
      firstname: 'Lovelace',
      lastname: null,
      email: `ada@xn--mnchen-3ya.${domain}`,
      phone: null,
      client_notes: [{ body: 'Value in the imported file: $12,000.50' }],
    },
    {
      firstname: 'Ren\u00E9e',
      lastname: 'Groß',
      email: `ren@${domain}`,
      phone: '+49 30 1',
      client_notes: [{ body: 'Value in the imported file: $1,234.56' }],
    },
  ]);
});

it('asks for the encoding if it cannot be recognised', async () => {
  const bytes = Uint8Array.from('Name,Email\nA\u0081\u00B9\u00B2,a@x.example', (character) =>
    character.charCodeAt(0),
  );
  const read = (encoding?: string) =>
    as('leader', () =>
      previewImport(formOf({ file: new File([bytes], 'a.csv'), ...(encoding && { encoding }) })),
    );
  expect((await read()).serverError?.notice).toBe('importEncodingUnknown');
  expect((await read('windows-1252')).data).toMatchObject({ encoding: 'windows-1252', rows: 1 });
});
