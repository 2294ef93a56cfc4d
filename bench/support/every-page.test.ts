import { expect, test } from 'vitest';
import { everyPage, namedRoutes, pageRoutes } from './every-page.ts';

test('every page has a URL, or is left out by name', () => {
  const paths = everyPage('secret').map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(150);
  expect(paths.filter((path) => path.includes('['))).toEqual([]);
});

test('only pages that there are have a URL of their own', () => {
  const routes = pageRoutes().map(({ route }) => route);
  expect(namedRoutes.filter((route) => !routes.includes(route))).toEqual([]);
});
