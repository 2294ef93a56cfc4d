import { describe, expect, it } from 'vitest';
import { guessMapping } from './columns';
import { readContactFile } from './file';
import { examineRows } from './rows';

async function read(...lines: string[]) {
  const { headings, rows } = await readContactFile(new File([lines.join('\n')], 'contacts.csv'));
  const { good, bad } = examineRows(rows, guessMapping(headings, rows));
  return { contacts: good.map(({ contact }) => contact), bad };
}

const ADA = { firstname: 'Ada', lastname: 'Lovelace', email: 'ada@engines.example' };
const WORK = { ...ADA, company: 'Engines', phone: '+1 212 555 0100' };

describe('the headings', () => {
  it.each([
    [
      'of deals of Pipedrive',
      'Deal - ID,Deal - Title,Deal - Value,Deal - Currency,Deal - Pipeline,Deal - Stage,Deal - Status,Deal - Owner,Deal - Organization,Deal - Contact person,Person - Email - Work,Person - Email - Home,Person - Phone - Work',
      '9,New engine,1200.50,USD,Sales,Proposal made,open,Maya,Engines,Ada Lovelace,ada@engines.example,,+1 212 555 0100',
      { ...WORK, value: 1200.5, stage: null, jobtitle: null },
    ],
    [
      'of deals of Pipedrive in euros',
      'Deal - Title,Deal - Value,Deal - Currency,Deal - Contact person,Person - Email',
      'New engine,1200.50,EUR,Ada Lovelace,ada@engines.example',
      { ...ADA, value: null },
    ],
    [
      'of people and organizations of Pipedrive',
      'Organization - Name,Person - Name,Person - Job title,Person - Email - Other,Person - Phone - Mobile,Person - Labels,Person - Open deals',
      'Engines,Ada Lovelace,Analyst,ada@engines.example,+1 212 555 0100,"Hot, Fair",2',
      { ...WORK, jobtitle: 'Analyst', tags: ['hot', 'fair'] },
    ],
    [
      'of HubSpot, with companies that belong to a contact',
      'Record ID,First Name,Last Name,Email,Phone Number,Contact owner,Lifecycle Stage,Lead Status,Associated Company IDs,Associated Company',
      '51,Ada,Lovelace,ada@engines.example,+1 212 555 0100,Maya,Marketing Qualified Lead,New,881,Engines',
      { ...WORK, stage: null },
    ],
    [
      'of HubSpot, with a primary company',
      'Record ID,First Name,Last Name,Email,Mobile Phone Number,Associated Company (Primary)',
      '51,Ada,Lovelace,ada@engines.example,+1 212 555 0100,Engines',
      WORK,
    ],
    [
      'of Mailchimp',
      'Email Address,First Name,Last Name,Address,Phone Number,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,LEID,EUID,NOTES,TAGS',
      'ada@engines.example,Ada,Lovelace,,+1 212 555 0100,2,2026-03-01 10:00:00,,1,2,,"""VIP"",""Fair 2026"""',
      { ...ADA, phone: '+1 212 555 0100', tags: ['vip', 'fair 2026'] },
    ],
    [
      'of fields of Mailchimp',
      'EMAIL,FNAME,LNAME,PHONE,STATUS,MEMBER_RATING',
      'ada@engines.example,Ada,Lovelace,+1 212 555 0100,subscribed,2',
      { ...ADA, phone: '+1 212 555 0100', stage: null },
    ],
    [
      'of Salesforce, by their names in its API',
      'FIRSTNAME,LASTNAME,EMAIL,MOBILEPHONE,TITLE,LEADSOURCE,ACCOUNTNAME',
      'Ada,Lovelace,ada@engines.example,+1 212 555 0100,Analyst,Web,Engines',
      { ...WORK, jobtitle: 'Analyst', source: 'Web' },
    ],
    [
      'of a report on leads of Salesforce',
      'First Name,Last Name,Title,Company / Account,Email,Phone,Lead Source,Lead Status',
      'Ada,Lovelace,Analyst,Engines,ada@engines.example,+1 212 555 0100,Web,Open - Not Contacted',
      { ...WORK, jobtitle: 'Analyst', source: 'Web', stage: null },
    ],
    [
      'of Zoho',
      'Record Id,Contact Owner.id,Contact Owner,Lead Source,First Name,Last Name,Account Name.id,Account Name,Email,Title,Phone,Home Phone,Tag',
      'zcrm_1,zcrm_2,Maya,Fair,Ada,Lovelace,zcrm_3,Engines,ada@engines.example,Analyst,+1 212 555 0100,,vip',
      { ...WORK, jobtitle: 'Analyst', source: 'Fair', tags: ['vip'] },
    ],
    [
      'of Outlook on the web',
      'First Name,Middle Name,Last Name,Title,Suffix,Nickname,Given Yomi,Surname Yomi,E-mail Address,E-mail 2 Address,Home Phone,Business Phone,Mobile Phone,Company,Job Title,Categories',
      'Ada,,Lovelace,Ms.,,,,,ada@engines.example,,,+1 212 555 0100,,Engines,Analyst,Customers',
      { ...WORK, jobtitle: 'Analyst', tags: ['customers'] },
    ],
    [
      'of Apollo',
      'First Name,Last Name,Title,Company,Email,Stage,Work Direct Phone,# Employees',
      'Ada,Lovelace,Analyst,Engines,ada@engines.example,Active,+1 212 555 0100,50',
      { ...WORK, stage: null },
    ],
    [
      'of a shop',
      'billing_first_name,billing_last_name,billing_company,billing_email,billing_phone',
      'Ada,Lovelace,Engines,ada@engines.example,+1 212 555 0100',
      WORK,
    ],
    [
      'without blanks',
      'FirstName,LastName,EmailAddress,PhoneNumber,OrganizationName,JobTitle',
      'Ada,Lovelace,ada@engines.example,+1 212 555 0100,Engines,Analyst',
      { ...WORK, jobtitle: 'Analyst' },
    ],
    [
      'of our own stages',
      'First name,Last name,Email,Status',
      'Ada,Lovelace,ada@engines.example,Client',
      { ...ADA, stage: 'client' },
    ],
  ])('reads headings %s', async (_, headings, row, contact) => {
    const { contacts, bad } = await read(headings, row);
    expect(bad).toEqual([]);
    expect(contacts).toMatchObject([contact]);
  });
});

it('refuses an unknown stage among known ones', async () => {
  const { contacts, bad } = await read(
    'Name,Email,Stage',
    'Ada,ada@x.example,client',
    'Cem,cem@x.example,hot',
  );
  expect(contacts).toMatchObject([{ stage: 'client' }]);
  expect(bad).toMatchObject([{ line: 3, reason: expect.stringContaining('The stage must be') }]);
});

describe('a name', () => {
  it.each([
    ['Ma, Jack', { firstname: 'Jack', lastname: 'Ma' }],
    ['Ma, Jack, MBA', { firstname: 'Jack', lastname: 'Ma, MBA' }],
    ['Jack Ma', { firstname: 'Jack', lastname: 'Ma' }],
    ['Jack Ma, MA', { firstname: 'Jack', lastname: 'Ma, MA' }],
    ['II, Ada', { firstname: 'Ada', lastname: 'II' }],
  ])('splits %s into first and last name', async (name, expected) => {
    const { contacts } = await read('Name,Email', `"${name}",a@x.example`);
    expect(contacts).toMatchObject([expected]);
  });
});

describe('a cell', () => {
  it.each([
    ['49301234567.0', '49301234567'],
    ['+49301234567.0', '+49301234567'],
    ['tel:+49-30-1234567', '+49-30-1234567'],
    ['TEL:+49301234567', '+49301234567'],
    ['030.123.456.0', '030.123.456.0'],
    ["'+49 30 1234567", '+49 30 1234567'],
    ['+1 212 555 0100 ::: +1 212 555 0101', '+1 212 555 0100'],
  ])('reads the phone %s as %s', async (cell, phone) => {
    const { contacts } = await read('Name,Email,Phone', `Ada,a@x.example,${cell}`);
    expect(contacts).toMatchObject([{ phone }]);
  });

  it.each([
    ['USD$5', 5],
    ['US$5', 5],
    ['usd 5', 5],
    ['5 USD', 5],
    ['"1.234,50 $"', 1234.5],
  ])('reads the value %s as %d', async (cell, value) => {
    const { contacts } = await read('Name,Email,Value', `Ada,a@x.example,${cell}`);
    expect(contacts).toMatchObject([{ value }]);
  });
});
