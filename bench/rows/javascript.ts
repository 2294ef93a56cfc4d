import { gzipSync } from 'node:zlib';
import { paths } from '../../lib/paths.ts';
import type { TestStack } from '../../supabase/local/test-stack.ts';
import { once, type Row, type Sample } from '../row.ts';
import type { Context } from '../support/context.ts';
import { publicPages } from '../support/pages.ts';
import { openedProposal } from '../support/private-pages.ts';
import { cookiesOf } from '../support/staff.ts';
import { bytesOf, scriptsOf, type Visit, visit } from '../support/visit.ts';
import { editorPath } from './editor.ts';

type Visits = Map<string, Visit>;

async function visitAt(context: Context, path: string): Promise<Visit> {
  return visit(await context.browser(), (await context.site()).url + path);
}

async function visitAll(context: Context, pages: string[]): Promise<Visits> {
  const visits: Visits = new Map();
  for (const path of pages) visits.set(path, await visitAt(context, path));
  return visits;
}

const visits = once(async (context: Context) => {
  const pages = await publicPages((await context.site()).url);
  return {
    content: await visitAll(context, pages.content),
    filtered: await visitAll(context, pages.filtered),
    forms: await visitAll(context, pages.forms),
    sandbox: await visitAll(context, [pages.sandbox]),
    floor: await visit(await context.browser(), (await context.floor()).url),
  };
});

const isFramework = ({ path }: { path: string }) => path.startsWith('/_next/');

/** Next's inline scripts contain the page a second time, for its own scripts. */
const isFrameworkText = (text: string) => /__next_f|TURBOPACK|\$RC\b|\$RT\b/.test(text);

const compressed = (texts: string[]) => texts.reduce((sum, text) => sum + gzipSync(text).length, 0);

const frameworkBytes = (page: Visit) =>
  bytesOf(scriptsOf(page).filter(isFramework)) +
  compressed(page.inlineScripts.filter(isFrameworkText));

const ownBytes = (page: Visit) =>
  bytesOf(scriptsOf(page).filter((script) => !isFramework(script))) +
  compressed(page.inlineScripts.filter((text) => !isFrameworkText(text)));

/** Returns whether the page loads a script of this name, such as that of the video player, in addition to its own. */
const hasScript = (page: Visit, name: string) =>
  scriptsOf(page).some(({ path }) => path.startsWith(`/scripts/${name}`));

const hasVideo = (page: Visit) => hasScript(page, 'video.');
const hasPiece = (page: Visit) => hasScript(page, 'piece-');

const samplesOf = (pages: Visits, bytes: (page: Visit) => number): Sample[] =>
  [...pages].map(([subject, page]) => ({ subject, ours: [bytes(page)] }));

const allScripts = (page: Visit) => bytesOf(scriptsOf(page));

/** Bytes are the same in each round, so one visit is enough. */
export const publicJavaScript: Row[] = [
  {
    name: 'framework-javascript',
    what: 'framework JavaScript of content pages',
    unit: 'bytes',
    bar: { most: 0 },
    measure: async (context) => {
      const { content, filtered, sandbox } = await visits(context);
      return samplesOf(new Map([...content, ...filtered, ...sandbox]), frameworkBytes);
    },
  },
  {
    name: 'own-javascript',
    what: 'own script of content pages',
    unit: 'bytes',
    bar: { most: 4000 },
    measure: async (context) => {
      const pages = [...(await visits(context)).content].filter(
        ([, page]) => !hasVideo(page) && !hasPiece(page),
      );
      return samplesOf(new Map(pages), ownBytes);
    },
  },
  {
    name: 'video-javascript',
    what: 'own script of pages with a video, before the press',
    unit: 'bytes',
    bar: { most: 30_000 },
    measure: async (context) => {
      const pages = [...(await visits(context)).content].filter(([, page]) => hasVideo(page));
      return samplesOf(new Map(pages), ownBytes);
    },
  },
  {
    name: 'piece-javascript',
    what: 'own script of pages with a working example',
    unit: 'bytes',
    bar: { most: 7000 },
    measure: async (context) => {
      const pages = [...(await visits(context)).content].filter(([, page]) => hasPiece(page));
      return samplesOf(new Map(pages), ownBytes);
    },
  },
  {
    name: 'filter-javascript',
    what: 'own script of pages with filters',
    unit: 'bytes',
    bar: { most: 4000 },
    measure: async (context) => samplesOf((await visits(context)).filtered, ownBytes),
  },
  {
    name: 'sandbox-javascript',
    what: 'own script of the page on which a visitor fails a receiver',
    unit: 'bytes',
    bar: { most: 12_000 },
    measure: async (context) => samplesOf((await visits(context)).sandbox, ownBytes),
  },
  {
    name: 'booking-javascript',
    what: 'JavaScript of /booking',
    unit: 'bytes',
    anchor: 'an empty Next application',
    bar: { most: 1.15 },
    measure: async (context) => {
      const { forms, floor } = await visits(context);
      const booking = [...forms].filter(([path]) => path === paths.booking);
      return samplesOf(new Map(booking), allScripts).map((sample) => ({
        ...sample,
        anchor: [allScripts(floor)],
      }));
    },
  },
  {
    name: 'proposal-javascript',
    what: 'JavaScript of the page of a proposal',
    unit: 'bytes',
    anchor: 'an empty Next application',
    bar: { most: 1.15 },
    measure: async (context) => {
      const path = await openedProposal((await context.site()).stack);
      const { floor } = await visits(context);
      const pages = new Map([['a proposal', await visitAt(context, path)]]);
      return samplesOf(pages, allScripts).map((sample) => ({
        ...sample,
        anchor: [allScripts(floor)],
      }));
    },
  },
  {
    name: 'first-load-bytes',
    what: 'first load of /: everything, with its pictures',
    unit: 'bytes',
    bar: { most: 140_000 },
    measure: async (context) =>
      samplesOf(await homeOnly(context), ({ transfers }) => bytesOf(transfers)),
  },
  {
    name: 'first-load-requests',
    what: 'first load of /: requests',
    unit: 'requests',
    bar: { most: 10 },
    measure: async (context) =>
      samplesOf(await homeOnly(context), ({ transfers }) => transfers.length),
  },
];

async function homeOnly(context: Context): Promise<Visits> {
  const { content } = await visits(context);
  return new Map([...content].filter(([path]) => path === paths.home));
}

function staffScreen(
  screen: string,
  pathOn: (stack: TestStack) => string | Promise<string>,
  kilobytes: number,
): Row {
  return {
    name: `staff-javascript-${screen}`,
    what: `staff JavaScript: ${screen}, without what loads when idle`,
    unit: 'bytes',
    bar: { most: kilobytes * 1000 },
    measure: async (context) => {
      const { url, stack } = await context.site();
      const cookies = await cookiesOf('leader', stack);
      const path = await pathOn(stack);
      const seen = await visit(await context.browser(), url + path, cookies, true);
      return samplesOf(new Map([[screen, seen]]), allScripts);
    },
  };
}

export const staffJavaScript: Row[] = [
  staffScreen('list', () => paths.admin.bookings, 200),
  staffScreen('dashboard', () => paths.admin.dashboard, 260),
  staffScreen('calendar', () => paths.admin.calendar, 250),
  staffScreen('editor', editorPath, 450),
];
