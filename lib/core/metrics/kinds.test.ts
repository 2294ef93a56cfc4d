import { expect, test } from 'vitest';
import { requestKind } from './kinds';

test.each([
  ['page', 'GET', '/booking?x=1', {}],
  ['page', 'HEAD', '/', {}],
  ['data', 'GET', '/admin/tasks', { rsc: '1' }],
  ['action', 'POST', '/booking', {}],
  ['api', 'POST', '/api/visits', {}],
  ['picture', 'GET', '/_next/image?url=a', {}],
  ['picture', 'GET', '/blog/x/opengraph-image-1', {}],
  ['file', 'GET', '/_next/static/chunks/a.js', {}],
  ['file', 'GET', '/robots.txt', {}],
] as const)('%s: %s %s', (kind, method, url, headers) => {
  expect(requestKind({ method, url, headers })).toBe(kind);
});
