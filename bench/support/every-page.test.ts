import { expect, test } from 'vitest';
import { everyPage, namedRoutes, pageRoutes } from './every-page.ts';

test('every page has a URL, or is excluded by name', () => {
  const paths = everyPage('secret').map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(150);
  expect(paths.filter((path) => path.includes('['))).toEqual([]);
});

test('only existing pages have a URL', () => {
  const routes = pageRoutes().map(({ route }) => route);
  expect(namedRoutes.filter((route) => !routes.includes(route))).toEqual([]);
});
