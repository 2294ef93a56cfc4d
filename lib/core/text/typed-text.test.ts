import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { enrolmentSchema } from '@/lib/academy/enrolments/schema';
import { bookingForm, newBookingForm } from '@/lib/bookings/desk/schema';
import { bookingSchema } from '@/lib/bookings/schema';
import { applicationSchema } from '@/lib/careers/applications/schema';
import { importRow } from '@/lib/clients/import/schema';
import { clientForm } from '@/lib/clients/schema';
import { checkForm } from '@/lib/content/editing/form';
import { editorFields } from '@/lib/content/kinds';
import { contentTable } from '@/lib/core/cache/change';
import { inviteSchema } from '@/lib/people/invitations/schema';
import { profileForm } from '@/lib/people/profile/schema';
import { userInfoForm } from '@/lib/people/schema';
import { registrationSchema } from '@/lib/webinars/registrations/schema';
import { trimMarkdown, trimText } from './trim';
import { typedEmail, typedName, typedText } from './typed-text';

const BLANKS = ' \u00A0\t\u200B \uFEFF\u2060\u202A  \n';

describe('typed text', () => {
  test('trims blanks and invisible characters', () => {
    expect(trimText(`${BLANKS}a \u200B b${BLANKS}`)).toBe('a \u200B b');
    expect(trimText(BLANKS)).toBe('');
    expect(trimText('I ❤️')).toBe('I ❤️');
  });

  test('trims in linear time', () => {
    const inner = `x${' '.repeat(400_000)}x`;
    const started = performance.now();
    expect(trimText(inner)).toBe(inner);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  test('counts its length after trimming', () => {
    const name = typedText('Missing.').min(2, 'Too short.').max(3, 'Too long.');
    expect(name.parse('  ab  ')).toBe('ab');
    expect(name.safeParse('   ').error?.issues[0]?.message).toBe('Too short.');
    expect(name.safeParse(undefined).error?.issues[0]?.message).toBe('Missing.');
    expect(typedEmail.parse(`${BLANKS}Ada@example.com${BLANKS}`)).toBe('Ada@example.com');
    expect(typedEmail.safeParse('ada@').error?.issues).toHaveLength(1);
  });

  test('keeps the indent of Markdown, because its first line can be code', () => {
    expect(trimMarkdown('\n \n    code\n\nText  \n\n')).toBe('    code\n\nText');
    expect(trimMarkdown(BLANKS)).toBe('');
    expect(trimMarkdown('Text')).toBe('Text');
  });
});

/** Sample values, at least one of which is valid for each type of free text. */
const SAMPLES = [
  'Sample text',
  '+1 212 555 0100',
  'ada@example.com',
  'https://example.com/a',
  'a-slug',
  'America/New_York',
  '2026-12-25 Christmas Day',
  '2026-12-24 off 09:00-12:00',
  'one, two',
  '12',
];

/** Fields sent by our own pages and servers, files and passwords: not trimmed. */
const MADE_BY_US =
  /^(course|estimate|.*[pP]assword|.*[vV]ersion|to(ken|ken_hash)|formToken|website|seen|next|visitorTimeZone|cv)$/;

/** Schemas of data from the database, Realtime or our own pages, not typed by people. */
const NOT_TYPED: Record<string, RegExp> = {
  'academy/payments': /^paymentSchema$/,
  audit: /^(restoreInput|restoreAnswer)$/,
  // Topics are selected, not typed.
  newsletter: /^topicsInput$/,
  'blog/subscribers': /^choicesSchema$/,
  'bookings/desk': /^former/,
  calendar: /Row$|Event$|^calendarD|^bookingChange$/,
  clients: /^former/,
  'clients/import': /^mappingForm$/,
  'clients/timeline': /^timelineEntry$/,
  'content/editing': /^(formValues|keepInput|saveInput)$/,
  'content/publishing': /^(moveInput|manyMovesInput)$/,
  dashboard: /./,
  notifications: /^notification/,
  outbox: /^sentRequest$/,
  'outbox/incoming': /^incomingCall$/,
  people: /^userInfo$/,
  // Their lists are JSON texts; the items have their own schemas.
  'proposals/desk': /^(proposalForm|templateForm)$/,
  search: /^foundRecord$/,
  tasks: /^former/,
  'tasks/playbooks': /^playbookForm$/,
  'tasks/recurring': /^(recurrence|repeatForm)$/,
};

const succeeds = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

/** Returns the paths of the free-text fields in a schema that are not trimmed. */
function untrimmed(schema: unknown, path: string): string[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      MADE_BY_US.test(name) ? [] : untrimmed(field, `${path}.${name}`),
    );
  }
  if (schema instanceof z.ZodArray) return untrimmed(schema.element, `${path}[]`);
  if (schema instanceof z.ZodUnion && schema.options.some((one) => one instanceof z.ZodObject)) {
    return schema.options.flatMap((one) => untrimmed(one, path));
  }
  if (schema instanceof z.ZodPipe && !succeeds(schema, SAMPLES[0])) {
    const inner = untrimmed(schema.in, path);
    if (inner.length > 0) return inner;
  }
  if (!(schema instanceof z.ZodType)) return [];
  const outputs = new Set(SAMPLES.map((sample) => JSON.stringify(schema.safeParse(sample).data)));
  // A constant result, such as an id that defaults to none.
  if (outputs.size === 1) return [];
  return SAMPLES.filter((sample) => succeeds(schema, sample)).flatMap((sample) => {
    const padded = schema.safeParse(BLANKS + sample + BLANKS);
    const blank = schema.safeParse(BLANKS);
    const isEmptied = !blank.success || [undefined, '', null, 0].includes(blank.data as never);
    const isTrimmed =
      padded.success && JSON.stringify(padded.data) === JSON.stringify(schema.parse(sample));
    return isTrimmed && (isEmptied || JSON.stringify(blank.data) === '[]') ? [] : [path];
  });
}

const modules = import.meta.glob<Record<string, unknown>>('/lib/**/schema.ts', { eager: true });

describe('a name', () => {
  test.each([
    'Ada',
    "Siobhán O'Neill-Žižek, Jr.",
    'Nguyễn Thị Minh Khai',
    'محمد علي',
    '李小龍',
    'Dr. (h. c.) Anna & Co.',
    'Ada "Countess" Lovelace',
    'علی\u200Cرضا',
    'مُحَمَّد\u200Cعلی',
    'ശ്രീ\u200Cകുമാര്\u200D',
    'മോഹന്\u200Dലാല്\u200D',
    'അനില്\u200D കുമാര്\u200C',
    'ශ්\u200Dරී',
    'क्\u200Dष',
    'র\u200D্যাব',
  ])('accepts %j', (name) => {
    expect(typedName().parse(` ${name}\u200B\n`)).toBe(name);
  });

  test.each([
    ['an email address', '"Maya Lindqvist" <leader@techlink.example>'],
    ['a line break', 'Maya\nBcc: all@x.example'],
    ['a carriage return', 'Maya\rLindqvist'],
    ['a tab', 'Maya\tLindqvist'],
    ['a control of C1', 'Maya\u0085Lindqvist'],
    ['a line separator', 'Maya\u2028Lindqvist'],
    ['a bidi override', 'Maya \u202Etsiv'],
    ['a bidi isolate', 'Maya \u2067tsiv'],
    ['a zero-width space', 'Ma\u200Bya'],
    ['a zero-width joiner', 'Ma\u200Dya'],
    ['a zero-width non-joiner', 'Ma\u200Cya'],
    ['a joiner at the edge of a script that joins', 'علی\u200Cya'],
    ['a joiner after a blank', 'علی \u200Cرضا'],
    ['a joiner before a blank', 'علی\u200C رضا'],
    ['two joiners', 'علی\u200C\u200Cرضا'],
    ['two joiners after a virama', 'ന്\u200D\u200Dലാ'],
    ['a joiner between digits', '۱\u200C۲'],
    ['a joiner in an emoji', '👩\u200D💻'],
    ['a soft hyphen', 'Ma\u00ADya'],
    ['a byte order mark', 'Ma\uFEFFya'],
    ['a tag character', 'Ma\u{E0041}ya'],
  ])('rejects %s', (_, name) => {
    expect(
      typedName()
        .safeParse(name)
        .error?.issues.map(({ message }) => message),
    ).toEqual(['Please write the name in one line, without < > @ and invisible characters.']);
  });

  test.each([
    ['a booking', bookingSchema.shape, ['firstName', 'lastName']],
    ['a registration', registrationSchema.shape, ['firstName', 'lastName']],
    ['an application', applicationSchema.shape, ['firstName', 'lastName']],
    ['an enrolment', enrolmentSchema.shape, ['name']],
    ['a contact', clientForm.shape, ['firstname', 'lastname']],
    ['a row of an import', importRow.shape, ['firstname', 'lastname']],
    ['a booking by staff', newBookingForm.shape, ['firstname', 'lastname']],
    ['a changed booking', bookingForm.shape, ['firstname', 'lastname']],
    ['an invitation', inviteSchema.shape, ['name']],
    ['a colleague', userInfoForm.shape, ['name']],
    ['a profile', profileForm.shape, ['name']],
  ])('is validated in %s', (_, shape, fields) => {
    const checked: Record<string, z.ZodType> = shape;
    for (const field of fields) {
      expect(checked[field]?.safeParse('Ada').success).toBe(true);
      expect(checked[field]?.safeParse('Ada <a@x.example>').success).toBe(false);
    }
  });

  test.each([
    ['courses', 'instructor'],
    ['webinars', 'presenter'],
    ['blog_posts', 'author_name'],
  ] as const)('of the editor of %s is checked', (table, field) => {
    expect(checkForm(table, { [field]: 'Ada' }).fieldErrors?.[field]).toBeUndefined();
    expect(checkForm(table, { [field]: 'Ada <a@x.example>' }).fieldErrors?.[field]).toContain(
      'Please write the name in one line',
    );
  });
});

test('counts a line break as one character, like the browser', () => {
  expect(typedText().max(9).parse('One\r\n\r\ntwo\r')).toBe('One\n\ntwo');
});

describe('trimming in form schemas', () => {
  test('finds all schemas', () => {
    expect(Object.keys(modules)).toHaveLength(globSync('lib/**/schema.ts').length);
    expect(Object.keys(modules).length).toBeGreaterThan(20);
  });

  test.each(Object.entries(modules))('%s', (file, exported) => {
    const folder = file.slice('/lib/'.length, -'/schema.ts'.length);
    const found = Object.entries(exported)
      .filter(([name]) => !NOT_TYPED[folder]?.test(name))
      .flatMap(([name, schema]) => untrimmed(schema, name));
    expect([...new Set(found)]).toEqual([]);
  });

  test('finds a field that is not trimmed', () => {
    const form = z.object({ rows: z.array(z.object({ name: z.string().min(2) })), at: z.guid() });
    expect(new Set(untrimmed(form, 'form'))).toEqual(new Set(['form.rows[].name']));
  });

  test.each(contentTable.options)('trims the text fields in the editor of %s', (table) => {
    for (const field of editorFields(table)) {
      if (!['line', 'name', 'text', 'markdown', 'slug', 'address', 'link'].includes(field.kind))
        continue;
      const { fieldErrors } = checkForm(table, { [field.name]: BLANKS });
      expect
        .soft(fieldErrors?.[field.name], field.name)
        .toBe(checkForm(table, { [field.name]: '' }).fieldErrors?.[field.name]);
    }
  });
});
