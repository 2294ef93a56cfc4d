import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fillLongLists } from '../../supabase/tests/long-lists.ts';
import { EMBEDDED_API, type Row } from '../row.ts';
import { everyPage } from '../support/every-page.ts';
import { projectFolder } from '../support/next-server.ts';
import { openSite, type Site } from '../support/site.ts';
import { cookieHeader } from '../support/staff.ts';

const FEW = 100;
const MANY = 10_000;

const output = join(projectFolder, '.next');

/** Returns the header that makes Next render a stored page again before it responds. */
function renderAgain(): Record<string, string> {
  const file = readFileSync(join(output, 'prerender-manifest.json'), 'utf8');
  const { preview }: { preview: { previewModeId: string } } = JSON.parse(file);
  return { 'x-prerender-revalidate': preview.previewModeId };
}

/** Returns the bytes of every page, including its data for React. */
async function bytesOfPages(site: Site): Promise<Map<string, number>> {
  // Removes database responses cached on disk; the restart clears those in memory.
  await site.kill();
  rmSync(join(output, 'cache/fetch-cache'), { recursive: true, force: true });
  await site.start();
  const cookie = await cookieHeader('leader', site.stack);
  const stored = renderAgain();
  const bytes = new Map<string, number>();
  for (const { path, isStaff } of everyPage(site.stack.secretKey)) {
    const headers = isStaff ? { cookie } : stored;
    const response = await fetch(site.url + path, { headers, redirect: 'manual' });
    if (response.status >= 500) throw new Error(`${path} answered ${response.status}`);
    bytes.set(path, (await response.arrayBuffer()).byteLength);
  }
  return bytes;
}

export const countBytes: Row = {
  name: 'count-bytes',
  what: `bytes of every page with ${MANY} records of each kind`,
  unit: 'bytes',
  anchor: `the same with ${FEW} of each`,
  bar: { most: 1.1 },
  stack: EMBEDDED_API,
  measure: async (context) => {
    // The records remain, so it replaces the site that the other rows share.
    await context.stop();
    const site = context.keep(await openSite());
    try {
      await fillLongLists(site.stack.sql, FEW);
      const few = await bytesOfPages(site);
      await fillLongLists(site.stack.sql, MANY - FEW, FEW);
      const many = await bytesOfPages(site);
      // A redirect has no page.
      return [...many].flatMap(([subject, bytes]) =>
        bytes > 0 ? [{ subject, ours: [bytes], anchor: [few.get(subject) ?? 0] }] : [],
      );
    } finally {
      await context.stop();
    }
  },
};
