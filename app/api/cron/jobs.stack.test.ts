import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { GET as digest } from '@/app/api/cron/digest/route';
import { GET as outbox } from '@/app/api/cron/outbox/route';
import { GET as publish } from '@/app/api/cron/publish/route';
import { GET as retention } from '@/app/api/cron/retention/route';
import { as, stack } from '@/supabase/tests/site/as';
import { bearer, requestTo } from '@/supabase/tests/site/route';
import { JOBS } from '@/supabase/tests/volume/jobs';

const endpoints = { digest, outbox, publish, retention };
/** Tables written in every call, even with nothing due. */
const NOTES = ['cron_runs'];

afterEach(() => vi.restoreAllMocks());

it('covers every scheduler endpoint', () => {
  const folders = globSync('app/api/cron/*/route.ts').map((file) => basename(dirname(file)));
  expect(folders.toSorted()).toEqual(Object.keys(JOBS).toSorted());
});

it.each(Object.entries(endpoints))(
  'measures every query of %s with nothing due',
  async (job, GET) => {
    const call = () => as('visitor', () => GET(requestTo(`/api/cron/${job}`, { headers: bearer })));
    // Processes records that are due.
    await call();
    const asked = new Set<string>();
    const { fetch } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const { origin, pathname } = new URL(input instanceof Request ? input.url : input);
      if (origin === stack.url) asked.add(pathname.replace('/rest/v1/', ''));
      return fetch(input, init);
    });
    expect((await call()).status).toBe(200);
    const measured = Object.keys(JOBS[job] ?? {});
    expect([...asked].filter((path) => !NOTES.includes(path)).toSorted()).toEqual(
      measured.toSorted(),
    );
  },
);
