import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

/** Returns the URL path of an App Router file. */
const urlOf = (file: string) => file.replace(/^app|\/\([^)]*\)|\/(?:route|page)\.tsx?$/g, '');

/** Route handlers that require no session. */
const routes = globSync('app/**/route.{ts,tsx}')
  .filter((file) => !/\b(?:staffRoute|leaderRoute|csvExport)\b/.test(read(file)))
  .map(urlOf);

/** Pages rendered on each request from visitors: links with a token, and filtered lists. */
const pages = globSync('app/**/page.tsx')
  .map(urlOf)
  .filter((url) => /\[(?:token|query)\]/.test(url));

/** Server actions, except those that start with a session check. */
const actions = globSync('{lib,components,app}/**/*.{ts,tsx}')
  .map(read)
  .filter((text) => /^['"]use server['"]/.test(text))
  .flatMap((text) => [
    ...text.matchAll(
      /^export (?:const (\w+) =\s+(?!(?:staff|editor|leader)Action)|async function (\w+))/gm,
    ),
  ])
  .flatMap(([, constant, named]) => constant ?? named ?? []);

test('limits.md lists exactly the endpoints that work without a session', () => {
  const table = read(join(import.meta.dirname, 'limits.md')).matchAll(/^\| `([^`]+)` \|/gm);
  const listed = [...table].map(([, endpoint]) => endpoint);
  expect(actions.length).toBeGreaterThan(10);
  expect(listed.toSorted()).toEqual([...routes, ...pages, ...actions].toSorted());
});

/** Row limits in a migration: `count(*) from public.x … >= 5`, or with the operands swapped. */
const COUNTED = [
  /\(\s*select count\(\*\)\s+from public\.(\w+)[^;]{0,300}?\)\s*(?:(?:>=|>|<)\s*(?:\d|max_)|- most)/g,
  /\d <= \(\s*select count\(\*\)\s+from public\.(\w+)/g,
];

test('limits.md lists exactly the shared caps', () => {
  const tables = globSync('supabase/migrations/*.sql')
    .map(read)
    .flatMap((text) => COUNTED.flatMap((pattern) => [...text.matchAll(pattern)]))
    .flatMap(([, table]) => table ?? []);
  const files = globSync('{lib,app}/**/*.{ts,tsx}').filter(
    (file) =>
      !file.includes('.test.') &&
      /withinRateLimit\(\w+, '|waitOf\w*\('|const MAX_(WAITING|SUBJECTS) = /.test(read(file)),
  );
  const [, section] = read(join(import.meta.dirname, 'limits.md')).split('## Shared caps');
  const listed = [...(section ?? '').matchAll(/^\| `([^`]+)`: .+ \| .+ \| .+ \|$/gm)];
  expect(files.length).toBeGreaterThan(2);
  expect(listed.map(([, cap]) => cap).toSorted()).toEqual(
    [...new Set([...tables, ...files])].toSorted(),
  );
});
