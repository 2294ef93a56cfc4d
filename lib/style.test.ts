import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Words that .github/STYLE.md replaces. */
const DIALECT =
  /\b(?:(?:any|every|no|some)body|(?:am|are|be|been|is|was|were) told|(?:go|goes|going|gone|went) on|by (?:itself|themselves)|meanwhile|beside|holds|anew|any more)\b/gi;
/** The noun is "email"; "mail server" and "mail program" are allowed terms. */
const MAIL =
  /\b(?:(?:a|each|latest|no|one|our|test|that|the|this|your) mail(?! (?:program|server))|mails)\b/gi;

const read = (file: string) => readFileSync(file, 'utf8');

/** Purposes of screens, shown under their titles. */
function purposesIn(file: string): string {
  const purposes = read(file).matchAll(
    /\bpurpose(?:=|: )(?:"[^"]*"|'[^']*'|\{?`[^`]*`|\{[^<]*?\})/g,
  );
  return [...purposes].map(([purpose]) => purpose).join('\n');
}

const texts = new Map([
  ...globSync(['lib/notices*.ts', 'lib/notices/*.ts', 'lib/**/mail*.tsx'])
    .filter((file) => !file.includes('.test.'))
    .map((file) => [file, read(file)] as const),
  ...globSync(['app/**/*.tsx', 'components/**/*.tsx', 'lib/content/kinds/*.ts'])
    .map((file) => [file, purposesIn(file)] as const)
    .filter(([, purposes]) => purposes),
]);

test('finds enough texts to check', () => {
  expect(texts.size).toBeGreaterThan(90);
});

test.each([...texts])('%s uses plain English', (file, text) => {
  const dialect = text.match(DIALECT) ?? [];
  const mails = file.includes('/mail') ? [] : (text.match(MAIL) ?? []);
  expect([...dialect, ...mails]).toEqual([]);
});
