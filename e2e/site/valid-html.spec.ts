import { expect, test } from '@playwright/test';
import { paths } from '../../lib/paths.ts';
import { hasJava, htmlErrors } from '../support/html-validator.ts';
import { publicPages } from '../support/screens/public.ts';
import { onePageOfEachKind } from '../support/sitemap.ts';
import { testEnvironment } from '../support/test-environment.ts';

const site = process.env.E2E_BASE_URL ?? testEnvironment.SITE_URL;

/** States of public pages that their URL alone shows, such as an estimate or a list without results. */
const statesByUrl = publicPages.flatMap(({ path, find, act }) => (find || act ? [] : [path]));

test('the validator finds an error', async () => {
  test.skip(!hasJava(), 'No Java found (Debian: apt-get install -y default-jre-headless)');
  const errors = await htmlErrors(
    new Map([
      ['broken', '<!doctype html><html lang="en"><title>A</title><p id="a"><b id="a"></p>'],
    ]),
  );
  expect(errors.join('\n')).toMatch(/^broken: Duplicate ID/m);
});

test('each kind of public page is valid HTML', async () => {
  test.skip(!hasJava(), 'No Java found (Debian: apt-get install -y default-jre-headless)');
  test.setTimeout(180_000);
  const pages = new Set([
    ...(await onePageOfEachKind(site)),
    ...statesByUrl,
    `${paths.home}nowhere`,
  ]);
  expect(pages.size).toBeGreaterThan(40);
  const documents = new Map<string, string>();
  for (const path of pages) {
    documents.set(path, await (await fetch(new URL(path, site))).text());
  }
  expect(await htmlErrors(documents)).toEqual([]);
});
