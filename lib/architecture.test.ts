import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageFile from '../package.json';

const sources = globSync('{app,components,lib}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$/.test(file),
);
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^import (type )?(?:[^'"]*? from )?['"]([^'"]+)['"]/gms)]
    .filter(([, typeOnly]) => !typeOnly)
    .map(([, , module = '']) => module);

/** Every value import in `files` of a module that matches `forbidden`, as 'file → module'. */
function violations(files: RegExp, forbidden: RegExp, except = /$^/): string[] {
  return sources
    .filter((file) => files.test(file) && !except.test(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((module) => forbidden.test(module))
        .map((module) => `${file} → ${module}`),
    );
}

test('there is something to check', () => {
  expect(sources.length).toBeGreaterThan(50);
});

test('lib knows neither screens nor routes', () => {
  expect(violations(/^lib\//, /^@\/(components|app)\//)).toEqual([]);
});

test('components never read: they get data from pages and call actions', () => {
  expect(
    violations(
      /^components\//,
      /^@\/lib\/(.*\/(data|writes)|core\/env|core\/supabase\/(?!browser)|core\/auth\/guard)$|^server-only$/,
    ),
  ).toEqual([]);
});

test('rules and schemas stay pure', () => {
  expect(
    violations(
      /^lib\/.*\/(rules|schema|roles)\.ts$/,
      /server-only|^next\/|supabase|\/data$|core\/env/,
    ),
  ).toEqual([]);
});

test('only readers and the session’s own files open the database', () => {
  expect(
    violations(
      /^(app|lib)\//,
      /supabase\/(service|public|session|request)$/,
      /^lib\/(.*\/data|core\/auth\/\w+|people\/sign-in\/\w+)\.ts$|^lib\/core\/supabase\//,
    ),
  ).toEqual([]);
});

test('marketing pages never touch the session', () => {
  expect(
    violations(
      /^(app\/\(marketing\)|components\/(marketing|[\w-]+\/site))\//,
      /next\/headers|core\/auth|supabase/,
    ),
  ).toEqual([]);
});

test('public components load no staff library', () => {
  expect(
    violations(/^components\/(ui|marketing|[\w-]+\/site)\//, /@fullcalendar|recharts|@supabase/),
  ).toEqual([]);
});

test('links of the staff area fetch nothing ahead: an idle page must not meet the guard by itself', () => {
  const eager = sources
    .filter((file) => /^(components\/(staff|calendar)|app\/\(staff\))\//.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /<(Link|NavLink|ButtonLink)\s[\s\S]*?href=[\s\S]*?>/g,
        ),
      ]
        .filter(([link]) => !link.includes('prefetch={false}'))
        .map(() => file),
    );
  expect(eager).toEqual([]);
});

test('Next stays above the release that closed remote code execution, 16.3.3', () => {
  const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8'));
  const [major, minor, patch] = version.split('.').map(Number);
  expect(major * 1e6 + minor * 1e3 + patch).toBeGreaterThanOrEqual(16_003_003);
  expect(packageFile.dependencies.next).toMatch(/^~16\./);
});
