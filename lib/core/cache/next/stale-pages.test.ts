import { createRequire } from 'node:module';
import type * as TagsManifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeStale } from './stale-pages';

const { areTagsExpired, areTagsStale, tagsManifest }: typeof TagsManifest = createRequire(
  import.meta.url,
)('next/dist/server/lib/incremental-cache/tags-manifest.external');

beforeEach(() => void vi.useFakeTimers({ now: 10_000 }));
afterEach(() => void vi.useRealTimers());

test('marks earlier renders as stale, but never as expired', () => {
  makeStale(['jobs', 'jobs:designer']);
  expect(areTagsStale(['jobs:designer'], 9_999)).toBe(true);
  expect(areTagsStale(['jobs'], 10_000)).toBe(false);
  expect(areTagsStale(['services'], 0)).toBe(false);
  expect(areTagsExpired(['jobs', 'jobs:designer'], 0)).toBe(false);
});

test('keeps Next’s other data about a tag', () => {
  tagsManifest.set('courses', { expired: 5_000 });
  makeStale(['courses']);
  expect(tagsManifest.get('courses')).toEqual({ expired: 5_000, stale: 10_000 });
});
