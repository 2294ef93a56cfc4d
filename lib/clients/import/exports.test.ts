import { describe, expect, it } from 'vitest';
import { guessMapping } from './columns';
import type { Encoding } from './encodings';
import { readContactFile } from './file';
import { examineRows } from './rows';
import type { ImportedContact } from './schema';

type Found = Partial<ImportedContact>;

async function read(parts: BlobPart[]) {
  const file = await readContactFile(new File(parts, 'contacts.csv'));
  const { good, bad } = examineRows(file.rows, guessMapping(file.headings, file.rows));
  return { ...file, contacts: good.map(({ contact }) => contact), bad };
}

/** Encodes a text, because TextEncoder supports only UTF-8. */
function encoded(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> {
  if (encoding.startsWith('utf-16')) {
    const bytes = new Uint8Array(text.length * 2);
    const view = new DataView(bytes.buffer);
    [...text].forEach((character, at) => {
      view.setUint16(at * 2, character.charCodeAt(0), encoding === 'utf-16le');
    });
    return bytes;
  }
  const decoder = new TextDecoder(encoding);
  const codes = new Map<string, number[]>();
  for (let lead = 0x81; lead <= 0xfc && encoding === 'shift_jis'; lead += 1) {
    for (let trail = 0x40; trail <= 0xfc; trail += 1) {
      const character = decoder.decode(Uint8Array.of(lead, trail));
      if (character.length === 1) codes.set(character, [lead, trail]);
    }
  }
  for (let code = 0; code < 256; code += 1) {
    const character = decoder.decode(Uint8Array.of(code));
    if (character !== '\uFFFD') codes.set(character, [code]);
  }
  // Windows-1258 writes tones as separate combining characters.
  const withTone = (character: string) => {
    const [tone = ''] = /[\u0300\u0301\u0303\u0309\u0323]/.exec(character.normalize('NFD')) ?? [];
    return [character.normalize('NFD').replace(tone, '').normalize('NFC'), tone].filter(Boolean);
  };
  const written = [...text].flatMap((one) => (codes.has(one) ? [one] : withTone(one)));
  return Uint8Array.from(
    written.flatMap((character) => {
      const code = codes.get(character);
      if (!code) throw new Error(`${encoding} has no ${character}`);
      return code;
    }),
  );
}

const ADA: Found = { firstname: 'Ada', lastname: 'Lovelace', email: 'ada@engines.example' };
const CEM: Found = { firstname: 'Cem', lastname: 'Yılmaz', email: 'cem@engines.example' };

const shapes: [name: string, lines: string[], contacts: Found[]][] = [
  [
    'a spreadsheet in English',
    [
      'First name,Last name,Email,Phone,Company',
      'Ada,Lovelace,ada@engines.example,+1 212 555 0100,Engines',
    ],
    [{ ...ADA, phone: '+1 212 555 0100', company: 'Engines' }],
  ],
  [
    'a European spreadsheet',
    [
      'First name;Last name;Email;Value',
      'Ada;Lovelace;ada@engines.example;1.234,56',
      'Cem;Yılmaz;cem@engines.example;12 000,50',
    ],
    [
      { ...ADA, value: 1234.56 },
      { ...CEM, value: 12_000.5 },
    ],
  ],
  ['tabs', ['Name\tE-Mail', 'Ada Lovelace\tada@engines.example'], [ADA]],
  ['pipes', ['First name|Last name|Email', 'Ada|Lovelace|ada@engines.example'], [ADA]],
  [
    'a line for Excel',
    ['sep=;', 'First name;Last name;Email', 'Ada;Lovelace;ada@engines.example'],
    [ADA],
  ],
  [
    'a quoted line for Excel',
    ['"sep=|"', 'First name|Last name|Email', 'Ada|Lovelace|ada@engines.example'],
    [ADA],
  ],
  [
    'a line for Excel, against more commas',
    ['sep=;', 'Full name;Email;Note', 'Lovelace, Ada;ada@engines.example;one, two, three'],
    [ADA],
  ],
  [
    'notes above the headings',
    [
      'Report of 1 March 2026, all regions, all owners',
      '',
      'Filter: open, won, lost',
      'First name,Last name,Email',
      'Ada,Lovelace,ada@engines.example',
    ],
    [ADA],
  ],
  [
    'Google Contacts',
    [
      'First Name,Middle Name,Last Name,Phonetic First Name,Name Prefix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Website 1 - Value',
      'Ada,,Lovelace,,,,,Engines,Analyst,,,,,* myContacts ::: Friends,* Work,ada@engines.example,,,Mobile,+1 212 555 0100 ::: +1 212 555 0101,',
    ],
    [
      {
        ...ADA,
        company: 'Engines',
        jobtitle: 'Analyst',
        phone: '+1 212 555 0100',
        tags: ['mycontacts', 'friends'],
      },
    ],
  ],
  [
    'Google Contacts before 2024',
    [
      'Name,Given Name,Additional Name,Family Name,Yomi Name,Name Prefix,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Organization 1 - Type,Organization 1 - Name,Organization 1 - Title',
      'Ada King Lovelace,Ada,King,Lovelace,,,* myContacts,* ,ada@engines.example ::: ada@home.example,Work,+1 212 555 0100,,Engines,Analyst',
    ],
    [{ ...ADA, company: 'Engines', jobtitle: 'Analyst' }],
  ],
  [
    'LinkedIn',
    [
      'Notes:',
      '"When exporting your connection data, you may notice that some of the email addresses are missing. You will only see email addresses for connections who have allowed it, by a setting ""on their page""."',
      '',
      'First Name,Last Name,URL,Email Address,Company,Position,Connected On',
      'Ada,Lovelace,https://www.linkedin.com/in/ada,ada@engines.example,"Engines, Inc.",Analyst,01 Mar 2026',
    ],
    [{ ...ADA, company: 'Engines, Inc.', jobtitle: 'Analyst' }],
  ],
  [
    'Outlook',
    [
      '"Title","First Name","Middle Name","Last Name","Suffix","Company","Department","Job Title","Business Street","Business Phone","Home Phone","Mobile Phone","E-mail Address","E-mail Type","E-mail Display Name","Categories"',
      '"Ms.","Ada","","Lovelace","","Engines","","Analyst","","+1 212 555 0100","","","ada@engines.example","SMTP","Ada Lovelace (ada@engines.example)","Customers"',
    ],
    [
      {
        ...ADA,
        company: 'Engines',
        jobtitle: 'Analyst',
        phone: '+1 212 555 0100',
        tags: ['customers'],
      },
    ],
  ],
  [
    'HubSpot',
    [
      'Record ID,First Name,Last Name,Email,Phone Number,Contact owner,Company name,Job Title,Original Source,Create Date',
      '51,Ada,Lovelace,ada@engines.example,+1 212 555 0100,Maya,Engines,Analyst,Organic search,2026-03-01 10:00',
    ],
    [{ ...ADA, company: 'Engines', source: 'Organic search' }],
  ],
  [
    'Pipedrive, people',
    [
      'Person - Name,Person - Label,Person - Organization,Person - Email - Work,Person - Email - Home,Person - Phone - Work,Person - Phone - Mobile,Person - Owner,Person - ID',
      'Ada Lovelace,Hot,Engines,ada@engines.example,,+1 212 555 0100,,Maya,7',
    ],
    [{ ...ADA, company: 'Engines', phone: '+1 212 555 0100', tags: ['hot'] }],
  ],
  [
    'Pipedrive, with both names',
    [
      'Person - ID;Person - Name;Person - First name;Person - Last name;Organization - Name;Person - Email - Work;Person - Phone - Work',
      '7;Ada Lovelace;Ada;Lovelace;Engines;ada@engines.example;+1 212 555 0100',
    ],
    [{ ...ADA, company: 'Engines' }],
  ],
  [
    'Salesforce',
    [
      '"Salutation","First Name","Last Name","Title","Account Name","Phone","Mobile","Email","Lead Source"',
      '"Ms.","Ada","Lovelace","Analyst","Engines","+1 212 555 0100","","ada@engines.example","Web"',
      '',
      '"Contacts and accounts"',
      '"Copyright (c) 2000-2026 salesforce.com, inc. All rights reserved."',
    ],
    [{ ...ADA, company: 'Engines', jobtitle: 'Analyst', source: 'Web' }],
  ],
  [
    'Zoho',
    [
      'Record Id,First Name,Last Name,Account Name,Email,Title,Phone,Lead Source,Tag',
      'zcrm_1,Ada,Lovelace,Engines,ada@engines.example,Analyst,+1 212 555 0100,Fair,"vip,fair"',
    ],
    [{ ...ADA, company: 'Engines', tags: ['vip', 'fair'] }],
  ],
  [
    'Mailchimp',
    [
      'Email Address,First Name,Last Name,Phone Number,MEMBER_RATING,TAGS',
      'ada@engines.example,Ada,Lovelace,+1 212 555 0100,4,"""vip"",""fair"""',
    ],
    [{ ...ADA, tags: ['vip', 'fair'] }],
  ],
  [
    'Brevo',
    ['CONTACT ID;EMAIL;FIRSTNAME;LASTNAME;SMS', '1;ada@engines.example;Ada;Lovelace;12125550100'],
    [{ ...ADA, phone: '12125550100' }],
  ],
  [
    'Yahoo',
    ['First,Middle,Last,Nickname,Email,Category', 'Ada,,Lovelace,,ada@engines.example,'],
    [ADA],
  ],
  [
    'Thunderbird',
    [
      'First Name,Last Name,Display Name,Nickname,Primary Email,Secondary Email,Work Phone,Organization,Job Title',
      'Ada,Lovelace,Ada L.,,ada@engines.example,,+1 212 555 0100,Engines,Analyst',
    ],
    [{ ...ADA, company: 'Engines', phone: '+1 212 555 0100' }],
  ],
  [
    'Calendly',
    [
      'Invitee Name,Invitee First Name,Invitee Last Name,Invitee Email,Event Type',
      'Ada Lovelace,Ada,Lovelace,ada@engines.example,Intro',
    ],
    [ADA],
  ],
  [
    'Airtable',
    ['Name,Email,Company,Tags', '"Lovelace, Ada",ada@engines.example,Engines,"a,b"'],
    [{ ...ADA, tags: ['a', 'b'] }],
  ],
  [
    'a list of mailboxes',
    ['Email', 'Ada Lovelace <ada@engines.example>', '"""Lovelace, Ada"" <ada2@engines.example>"'],
    [ADA, { ...ADA, email: 'ada2@engines.example' }],
  ],
  [
    'last names only',
    ['Last name,Email', 'Lovelace,ada@engines.example'],
    [{ ...ADA, firstname: 'Lovelace', lastname: null }],
  ],
  [
    'a row with a last name only',
    ['First name,Last name,Email', ',Lovelace,ada@engines.example'],
    [{ ...ADA, firstname: 'Lovelace', lastname: null }],
  ],
  [
    'degrees behind names',
    [
      'Name,Email',
      '"Ada Lovelace, PhD",ada@engines.example',
      '"Yılmaz, Cem, MBA",cem@engines.example',
    ],
    [
      { ...ADA, lastname: 'Lovelace, PhD' },
      { ...CEM, lastname: 'Yılmaz, MBA' },
    ],
  ],
  [
    'several addresses in a cell',
    ['Name,Email', 'Ada Lovelace,ada@engines.example; eve@engines.example'],
    [ADA],
  ],
  ['a link as an address', ['Name,Email', 'Ada Lovelace,mailto:ada@engines.example'], [ADA]],
  [
    'our own export',
    ['First name,Last name,Email,Phone', "Ada,Lovelace,ada@engines.example,'+1 212 555 0100"],
    [{ ...ADA, phone: '+1 212 555 0100' }],
  ],
  [
    'quotation marks within a cell',
    ['Name,Email,Company', 'Ada Lovelace,ada@engines.example,The "Engine" Company'],
    [{ ...ADA, company: 'The "Engine" Company' }],
  ],
  [
    'a cell of several lines',
    [
      'Name,Email,Company',
      'Ada Lovelace,ada@engines.example,"Engines\r\nof London"',
      'Cem Yılmaz,cem@engines.example,',
    ],
    [ADA, CEM],
  ],
];

describe('an export', () => {
  it.each(shapes)('reads the export of %s', async (_, lines, contacts) => {
    for (const ending of ['\r\n', '\n', '\r']) {
      const found = await read([lines.join(ending)]);
      expect(found.contacts.map(({ email }) => email)).toEqual(contacts.map(({ email }) => email));
      expect(found.contacts).toMatchObject(contacts);
      expect(found.bad.map(({ cells }) => cells.length).filter((cells) => cells > 1)).toEqual([]);
    }
  });

  it('reads an export with unknown headings', async () => {
    const text = ['Stand: 1. März', 'Vorname;Nachname;Ort', 'Jörg;Groß;Köln', 'Ada;Lovelace;'].join(
      '\n',
    );
    const { headings, rows, delimiter } = await readContactFile(new File([text], 'a.csv'));
    expect({ headings, delimiter }).toEqual({
      headings: ['Vorname', 'Nachname', 'Ort'],
      delimiter: ';',
    });
    expect(rows.map(({ line }) => line)).toEqual([3, 4]);
  });
});

describe('an encoding', () => {
  const samples: [Encoding, string[]][] = [
    [
      'windows-1252',
      [
        'Jürgen Groß',
        'Renée Façade',
        'Søren Ångström',
        'José Núñez',
        'João Conceição',
        'Niccolò Forlì',
      ],
    ],
    ['windows-1252', ['Þórður Sigríðarson', 'Guðrún Æsa']],
    ['windows-1250', ['Łukasz Wójcik', 'Małgorzata Dąbrowska', 'Grażyna Świątek']],
    ['windows-1250', ['Jiří Dvořák', 'Petr Kučera', 'Božena Černá']],
    ['windows-1250', ['Ödön Szőke', 'Gyűrű Ágnes']],
    ['windows-1251', ['Анна Иванова', 'Сергей Петров', 'Ольга Соколова']],
    ['windows-1253', ['Γιώργος Παπαδόπουλος', 'Μαρία Νικολάου', 'Ελένη Γεωργίου']],
    ['windows-1254', ['Ayşe Yılmaz', 'Gülşen Çağlar', 'İbrahim Özdoğan']],
    ['windows-1255', ['דוד כהן', 'שרה לוי']],
    ['windows-1256', ['محمد علي', 'فاطمة حسن']],
    ['windows-1257', ['Jonas Šarūnas', 'Rūta Žukauskienė', 'Jānis Bērziņš']],
    ['windows-1258', ['Nguyễn Thị Hương', 'Trần Văn Đức']],
    ['shift_jis', ['山田 太郎', '鈴木 花子', 'サトウ ケンジ']],
    ['utf-16le', ['Jürgen Groß', '山田 太郎']],
    ['utf-16be', ['Łukasz Wójcik', 'Анна Иванова']],
  ];

  it.each(samples)('recognises %s in %j', async (encoding, names) => {
    const lines = names.map((name, at) => `${name};${at}@engines.example`);
    const text = ['Full name;Email', ...lines].join('\r\n');
    const found = await read([encoded(text, encoding)]);
    const nameOf = ({ firstname, lastname }: Found) => `${firstname} ${lastname}`.normalize();
    expect([found.encoding, found.contacts.map(nameOf)]).toEqual([encoding, names]);
  });

  it('recognises Unicode files by their byte order mark', async () => {
    const text = '\uFEFFFull name\tEmail\r\nŁukasz Wójcik\tl@engines.example\r\n';
    for (const encoding of ['utf-16le', 'utf-16be'] as const) {
      const { contacts, ...found } = await read([encoded(text, encoding)]);
      expect(found).toMatchObject({ encoding, delimiter: '\t', headings: ['Full name', 'Email'] });
      expect(contacts).toMatchObject([{ firstname: 'Łukasz' }]);
    }
    expect((await read([text])).contacts).toMatchObject([{ firstname: 'Łukasz' }]);
  });

  it('keeps UTF-8 if a character was damaged, and reports its row', async () => {
    const names = ['Jürgen', 'Renée', 'Søren', 'José', 'João', 'Niccolò'];
    const lines = names.map((name) => `${name},${name.length}${names.indexOf(name)}@x.example`);
    const whole = new TextEncoder().encode(['Name,Email', ...lines].join('\n'));
    const bytes = whole.filter((_, at) => at !== whole.indexOf(0xc3) + 1);
    const { encoding, contacts, bad } = await read([bytes]);
    expect(encoding).toBe('utf-8');
    expect(contacts.map(({ firstname }) => firstname)).toEqual(names.slice(1));
    expect(bad).toMatchObject([{ line: 2, reason: expect.stringContaining('cannot be read') }]);
  });

  it('defaults to windows-1252 if there are only symbols', async () => {
    const text = 'Name,Email,Company\nAda,ada@engines.example,Engines – “London”';
    const found = await read([encoded(text, 'windows-1252')]);
    expect(found.contacts).toMatchObject([{ company: 'Engines – “London”' }]);
  });

  it('refuses an unrecognised encoding until a person chooses one', async () => {
    const text = 'Name,Email\nђљ§¤¶ ±¬ћќ,a@x.example\n¦ґ№џ,b@x.example';
    const bytes = encoded(text, 'windows-1251');
    const refused = readContactFile(new File([bytes], 'a.csv'));
    await expect(refused).rejects.toMatchObject({ notice: 'importEncodingUnknown' });
    const { rows } = await readContactFile(new File([bytes], 'a.csv'), 'windows-1251');
    expect(rows).toMatchObject([{ cells: ['ђљ§¤¶ ±¬ћќ', 'a@x.example'] }, {}]);
  });

  it('refuses a file that is not text', async () => {
    const workbook = Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 0, 0, 0x21, 0]);
    await expect(read([workbook])).rejects.toMatchObject({ notice: 'importEncodingUnknown' });
    await expect(read([''])).rejects.toMatchObject({ notice: 'importUnreadable' });
  });
});

describe('a stray quotation mark', () => {
  const head = 'First name,Last name,Email';
  const good = ['Ada,Lovelace,ada@engines.example', '"Grace","Hopper","grace@navy.example"'];

  it.each([
    ['opens a cell', 'Bob,"Broken,bob@x.example'],
    ['opens the last cell', 'Bob,Broken,"bob@x.example'],
    ['opens the first cell', '"Bob,Broken,bob@x.example'],
    ['ends a cell', 'Bob,Broken",bob@x.example'],
    ['is within a cell', 'Bob,Bro"ken,bob@x.example'],
    ['is within a quoted cell', '"Bob","Bro"ken","bob@x.example"'],
    ['follows a quoted cell', '"Bob","Broken"","bob@x.example"'],
    ['begins a quoted cell', '"Bob",""Broken","bob@x.example"'],
    ['is all of a cell', 'Bob,",bob@x.example'],
  ])('rejects only the row if it %s', async (_, row) => {
    const [first = '', second = ''] = good;
    const { contacts, bad } = await read([
      [head, first, '', row, second, first.replace('ada', 'eva')].join('\r\n'),
    ]);
    expect(contacts.map(({ email }) => email)).toEqual([
      'ada@engines.example',
      'grace@navy.example',
      'eva@engines.example',
    ]);
    expect(bad).toMatchObject([{ line: 4, reason: expect.stringContaining('quotation mark') }]);
    expect(bad[0]?.cells.join()).toContain('bob@x.example');
  });

  it('detects 15,000 stray quotation marks within ten seconds', async () => {
    const rows = Array.from({ length: 15_000 }, (_, at) => `Bob,"Broken ""${at}"",${at}@x.example`);
    const started = performance.now();
    const { bad } = await read([[head, ...rows].join('\n')]);
    expect(bad).toHaveLength(rows.length);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

it('rejects a row with more cells than headings', async () => {
  const lines = ['Name,Email,Phone', 'Ada,ada@x.example,4,93E+11', 'Cem,cem@x.example,1,,'];
  const { contacts, bad } = await read([lines.join('\n')]);
  expect(contacts).toMatchObject([{ email: 'cem@x.example' }]);
  expect(bad).toMatchObject([{ line: 2, reason: expect.stringContaining('more cells') }]);
});

describe('a cell that a spreadsheet has changed', () => {
  it.each([
    ['4.93E+11', 'was shortened'],
    ['4,93E+11', 'was shortened'],
    ['4.93e11', 'was shortened'],
    ['="+49 30 123456"', 'is a formula'],
    ['"=""+49 30 123456"""', 'is a formula'],
    ['=+49301234', 'is a formula'],
    [`'="+49 30 123456"`, 'is a formula'],
    [`1${' '.repeat(30_000)}2`, 'too long'],
    ['#NAME?', 'is an error'],
    ['########', 'is an error'],
  ])('rejects %.40s and reports its line', async (phone, reason) => {
    const { contacts, bad } = await read([
      `Name;Email;Phone\nAda Lovelace;ada@engines.example;${phone}\nCem Yılmaz;cem@engines.example;+90 1`,
    ]);
    expect(contacts).toMatchObject([{ ...CEM, phone: '+90 1' }]);
    expect(bad).toMatchObject([{ line: 2, reason: expect.stringMatching(`^Phone: .*${reason}`) }]);
  });
});
