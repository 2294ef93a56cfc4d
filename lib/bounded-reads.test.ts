import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const readers = globSync('lib/**/*.ts')
  .filter((file) => !file.includes('.test.') && !file.endsWith('every-row.ts'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => text.startsWith("import 'server-only'"));

/** Matches reads with a limit: one page, a fixed number, rows by id, or a single row. */
const BOUND =
  /\.limit\(|maybeSingle\(|\.single\(|keyset\(|searched(?:Page|Columns)\(|\.range\(|choicesOf\(|everyRow\(|head: true|\.in\(|\.(insert|update|delete|upsert)\(/;

type Reader = { name: string; text: string };

/** Returns the functions and constants of a file. */
function partsOf({ file, text }: { file: string; text: string }): Reader[] {
  return text
    .split(/\n(?=(?:export )?(?:async )?function |(?:export )?const \w+ = )/)
    .map((part) => ({
      name: `${file} ${/^(?:export )?(?:async )?(?:function|const) (\w+)/.exec(part)?.[1] ?? ''}`,
      text: part,
    }));
}

/** Functions that read every row, each with the reason why no page grows with the number of rows. */
const WHOLE: Record<string, string> = {
  'lib/blog/data.ts listCategories': 'pages show those of shownCategories',
  'lib/blog/data.ts listPosts': 'the sitemap; the index shows four of each shown category',
  'lib/blog/tags/data.ts listTags': 'the sitemap; a page shows one of them',
  'lib/blog/tags/data.ts listEditedTags': 'foundTags cuts the list',
  'lib/bookings/hosts/data.ts listHosts': 'counts the consultations of one page of hosts',
  'lib/careers/data.ts listJobs': 'JobFinder shows one page of them',
  'lib/cases/data.ts listCases': 'pages show MAX_SHOWN, or sums',
  'lib/cases/data.ts listSystems': 'the systems are a list of ours',
  'lib/content/data.ts listPublished': 'the sitemap',
  'lib/people/data.ts readMentionable': 'an action looks for names in a text',
  'lib/services/data.ts listServices': 'pages show MAX_SHOWN, or look some up',
  'lib/webinars/data.ts listCurrentWebinars': 'WebinarLists shows MAX_SHOWN',
  'lib/webinars/data.ts listRecordings': 'the sitemap',
};

/** Queries without a limit of their own, each with what bounds its rows. */
const OTHERWISE: Record<string, string> = {
  'lib/academy/enrolments/data.ts withLinks': 'one row of a function',
  'lib/blog/data.ts searchPosts': 'the function returns MAX_SEARCH_RESULTS',
  'lib/newsletter/data.ts readCounts': 'one row of a function',
  'lib/newsletter/writes.ts claimMail': 'one row of a function',
  'lib/bookings/hosts/data.ts selectHosts': 'its callers limit it',
  'lib/calendar/data.ts readCalendar': 'the function reads days and cuts them',
  'lib/content/calendar/data.ts readContentMonth': 'the function reads a month and cuts it',
  'lib/content/publishing/data.ts readFormerSlugs': 'the former slugs of one record',
  'lib/notifications/data.ts ownNotifications': 'its callers limit it',
  'lib/notifications/preferences/data.ts readPreferences': 'one row a kind of notification',
  'lib/outbox/data.ts readDeliveryHealth': 'one row a channel',
  'lib/proof/fail-it-now/data.ts leaseDueRun': 'one row of a function',
  'lib/outbox/writes.ts leaseDueEvents': 'the function takes the number',
  'lib/people/data.ts readWorkload': 'named people',
  'lib/people/data.ts directoryOf': 'its callers limit it',
  'lib/people/data.ts inTeam': 'its caller limits it',
  'lib/tasks/recurring/data.ts continueSeries': 'one row of a function',
  'lib/tasks/views/data.ts listTaskViews': 'the table allows a person 30',
};

const parts = readers.flatMap(partsOf);
const namesOf = (some: Reader[]) => some.map(({ name }) => name).toSorted();

test('only these functions read every row', () => {
  const whole = parts.filter(({ text }) => /\beveryRow\(/.test(text));
  expect(namesOf(whole)).toEqual(Object.keys(WHOLE).toSorted());
});

test('every other query has a limit', () => {
  const open = parts.filter(({ text }) => text.includes('.select(') && !BOUND.test(text));
  expect(namesOf(open)).toEqual(Object.keys(OTHERWISE).toSorted());
});
