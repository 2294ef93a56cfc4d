import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NOTIFICATION_KINDS } from '@/lib/notifications/kinds';
import { WEBHOOK_TYPES } from './webhook-types';

/** The recipe of .github/CONTRIBUTING.md that these tests follow. */
const [, recipe = ''] =
  /^### An event with its mail and webhook\n(.*?)^###? /ms.exec(
    readFileSync('.github/CONTRIBUTING.md', 'utf8'),
  ) ?? [];
const [, forWebhook = '', forMail = ''] =
  /^For the webhook.*?:\n(.*?)^For the mail.*?:\n(.*)/ms.exec(recipe) ?? [];

/** The files that the steps of a list name, each as written and as glob. */
const filesOf = (steps: string) =>
  [...steps.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => ({
    file,
    glob: file.startsWith('lib/<domain>/')
      ? file.replace('<domain>', '**')
      : file.replace('<domain>', '*'),
  }));

const textOf = (glob: string) =>
  globSync(glob)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

const migrations = textOf('supabase/migrations/*.sql');

/** The first argument of each call of these functions of the database, as written. */
const firstArguments = (functions: RegExp) =>
  [
    ...migrations.matchAll(
      new RegExp(
        `(?:perform|select|execute function) private\\.(?:${functions.source})\\(\\s*(case .*? end|[^,)]*)`,
        'gs',
      ),
    ),
  ]
    .map(([, argument = '']) => argument.replaceAll("''", "'").trim())
    // Without functions that pass on the name from their trigger.
    .filter((argument) => !argument.startsWith('tg_argv'));

const namesIn = (argument: string) =>
  [...argument.matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map(([, name = '']) => name);

const recording = firstArguments(/record_event|record_row_event|record_change_event/);
const mailing = firstArguments(/enqueue_mail|enqueue_mail_for_new_row/);
const recorded = new Set(recording.flatMap(namesIn));
const mailed = new Set([
  ...mailing.flatMap(namesIn),
  // Those that are written with a time or an id of their own.
  ...[...migrations.matchAll(/'([a-z_]+\.[a-z_]+)',\s*'mail'/g)].map(([, topic = '']) => topic),
]);
/** Mails to staff, to all subscribers, and replies, which a timeline shows as such. */
const isInNoTimeline = (topic: string) =>
  /^(account|invitation|digest|newsletter|notification|post|reply)\.|^webinar\.without_room$|^proposal\.receipt_copy$/.test(
    topic,
  );

test('the recipe lists files for the webhook and for the mail', () => {
  expect(filesOf(forWebhook)).toHaveLength(3);
  expect(filesOf(forMail)).toHaveLength(5);
  expect(recorded.size).toBeGreaterThan(20);
  expect(mailed.size).toBeGreaterThan(20);
});

// The names elsewhere are made of those (supabase/records.test.ts).
test.each(filesOf(forWebhook).slice(0, 2))(
  'every event with a webhook is in $file',
  ({ file, glob }) => {
    const text = textOf(glob);
    const missing = WEBHOOK_TYPES.filter((type) => !text.includes(`'${type}'`));
    expect(missing.map((type) => `${type} is missing in ${file}`)).toEqual([]);
  },
);

test.each(filesOf(forMail))('every mail is in $file', ({ file, glob }) => {
  const text = textOf(glob);
  const missing = [...mailed].filter((topic) => {
    if (file === 'lib/<domain>/record.ts' && isInNoTimeline(topic)) return false;
    // Its writers go by the part before the dot.
    if (file === 'lib/outgoing.ts') return !text.includes(`\n    ${topic.split('.')[0]}: `);
    return !text.includes(`'${topic}'`);
  });
  expect(missing.map((topic) => `${topic} is missing in ${file}`)).toEqual([]);
});

test('the database names each event and mail literally, so that these lists are whole', () => {
  const unnamed = [...recording, ...mailing].filter((argument) => namesIn(argument).length === 0);
  expect(unnamed).toEqual([]);
});

test('every event that the database records leaves as a webhook or notifies staff', () => {
  const notifies = new Set(NOTIFICATION_KINDS.map((kind) => kind.replace('_', '.')));
  const known = new Set<string>(WEBHOOK_TYPES);
  const unheard = [...recorded].filter((type) => !known.has(type) && !notifies.has(type));
  expect(unheard.map((type) => `${type} is in no lib/<domain>/events.ts`)).toEqual([]);
});

test('every event with a webhook is recorded', () => {
  const silent = WEBHOOK_TYPES.filter((type) => !recorded.has(type));
  expect(silent.map((type) => `no migration records ${type}`)).toEqual([]);
});
