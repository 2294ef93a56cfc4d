import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NOTIFICATION_KINDS } from '@/lib/notifications/kinds';
import { WEBHOOK_TYPES } from './webhook-types';

/** The recipe in .github/CONTRIBUTING.md that these tests verify. */
const [, recipe = ''] =
  /^### An event with its mail and webhook\n(.*?)^###? /ms.exec(
    readFileSync('.github/CONTRIBUTING.md', 'utf8'),
  ) ?? [];
const [, forWebhook = '', forMail = ''] =
  /^For the webhook.*?:\n(.*?)^For the mail.*?:\n(.*)/ms.exec(recipe) ?? [];

/** Returns the files in the steps of a list, each as written and as a glob. */
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

/** Returns the first argument of each call of these database functions, as written. */
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
    // Skips trigger functions that pass on their own argument.
    .filter((argument) => !argument.startsWith('tg_argv'));

const namesIn = (argument: string) =>
  [...argument.matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map(([, name = '']) => name);

const recording = firstArguments(/record_event|record_row_event|record_change_event/);
const mailing = firstArguments(/enqueue_mail|enqueue_mail_for_new_row/);
const recorded = new Set(recording.flatMap(namesIn));
const mailed = new Set([
  ...mailing.flatMap(namesIn),
  // Emails that are queued with their own time or id.
  ...[...migrations.matchAll(/'([a-z_]+\.[a-z_]+)',\s*'mail'/g)].map(([, topic = '']) => topic),
]);
/**
 * Returns whether a timeline omits an email: those to staff or to all subscribers, and replies, which have their own
 * entries.
 */
const isInNoTimeline = (topic: string) =>
  /^(account|invitation|digest|newsletter|notification|post|reply)\.|^webinar\.without_room$|^proposal\.receipt_copy$/.test(
    topic,
  );

test('the recipe lists three files for a webhook and five for an email', () => {
  expect(filesOf(forWebhook)).toHaveLength(3);
  expect(filesOf(forMail)).toHaveLength(5);
  expect(recorded.size).toBeGreaterThan(20);
  expect(mailed.size).toBeGreaterThan(20);
});

// Other lists of names are generated from these (supabase/records.test.ts).
test.each(filesOf(forWebhook).slice(0, 2))(
  '$file contains every webhook event',
  ({ file, glob }) => {
    const text = textOf(glob);
    const missing = WEBHOOK_TYPES.filter((type) => !text.includes(`'${type}'`));
    expect(missing.map((type) => `${type} is missing in ${file}`)).toEqual([]);
  },
);

test.each(filesOf(forMail))('$file contains every email', ({ file, glob }) => {
  const text = textOf(glob);
  const missing = [...mailed].filter((topic) => {
    if (file === 'lib/<domain>/record.ts' && isInNoTimeline(topic)) return false;
    // Email writers are keyed by the part before the dot.
    if (file === 'lib/outgoing.ts') return !text.includes(`\n    ${topic.split('.')[0]}: `);
    return !text.includes(`'${topic}'`);
  });
  expect(missing.map((topic) => `${topic} is missing in ${file}`)).toEqual([]);
});

test('the database calls name each event and email literally, so that these lists are complete', () => {
  const unnamed = [...recording, ...mailing].filter((argument) => namesIn(argument).length === 0);
  expect(unnamed).toEqual([]);
});

test('every recorded event is sent as a webhook or notifies staff', () => {
  const notifies = new Set(NOTIFICATION_KINDS.map((kind) => kind.replace('_', '.')));
  const known = new Set<string>(WEBHOOK_TYPES);
  const unheard = [...recorded].filter((type) => !known.has(type) && !notifies.has(type));
  expect(unheard.map((type) => `${type} is in no lib/<domain>/events.ts`)).toEqual([]);
});

test('every webhook event is recorded by a migration', () => {
  const silent = WEBHOOK_TYPES.filter((type) => !recorded.has(type));
  expect(silent.map((type) => `no migration records ${type}`)).toEqual([]);
});
