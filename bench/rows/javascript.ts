import { gzipSync } from 'node:zlib';
import { paths } from '../../lib/paths.ts';
import type { TestStack } from '../../supabase/local/test-stack.ts';
import { once, type Row, type Unit } from '../row.ts';
import { publicPages } from '../support/pages.ts';
import { openedProposal } from '../support/private-pages.ts';
import { cookiesOf } from '../support/staff.ts';
import { bytesOf, scriptsOf, type Visit, visit } from '../support/visit.ts';
import { editorPath } from './editor.ts';

type Visited = { subject: string; page: Visit };

/** Returns whether the page loads a script of this name, such as that of the video player, in addition to its own. */
const loads =
  (name: string) =>
  ({ page }: Visited) =>
    scriptsOf(page).some(({ path }) => path.startsWith(`/scripts/${name}`));
const [hasVideo, hasPiece] = [loads('video.'), loads('piece-')];

/** Visits each page once, because bytes are the same in each round. */
const visits = once(async (context) => {
  const { url, stack } = await context.site();
  const browser = await context.browser();
  const visitAll = async (paths: string[]) => {
    const visited: Visited[] = [];
    for (const path of paths)
      visited.push({ subject: path, page: await visit(browser, url + path) });
    return visited;
  };
  const pages = await publicPages(url);
  const content = await visitAll(pages.content);
  const filtered = await visitAll(pages.filtered);
  const sandbox = await visitAll([pages.sandbox]);
  const [proposal] = await visitAll([await openedProposal(stack)]);
  return {
    floor: await visit(browser, (await context.floor()).url),
    withoutForms: [...content, ...filtered, ...sandbox],
    plain: content.filter((one) => !hasVideo(one) && !hasPiece(one)),
    video: content.filter(hasVideo),
    piece: content.filter(hasPiece),
    home: content.filter(({ subject }) => subject === paths.home),
    filtered,
    sandbox,
    booking: await visitAll([paths.booking]),
    proposal: proposal ? [{ ...proposal, subject: 'a proposal' }] : [],
  };
});
type Group = Exclude<keyof Awaited<ReturnType<typeof visits>>, 'floor'>;

const isFramework = ({ path }: { path: string }) => path.startsWith('/_next/');

/** Next's inline scripts contain the page a second time, for its own scripts. */
const isFrameworkText = (text: string) => /__next_f|TURBOPACK|\$RC\b|\$RT\b/.test(text);

const compressed = (texts: string[]) => texts.reduce((sum, text) => sum + gzipSync(text).length, 0);

const allBytes = (page: Visit) => bytesOf(scriptsOf(page));
const frameworkBytes = (page: Visit) =>
  bytesOf(scriptsOf(page).filter(isFramework)) +
  compressed(page.inlineScripts.filter(isFrameworkText));
const ownBytes = (page: Visit) =>
  bytesOf(scriptsOf(page).filter((script) => !isFramework(script))) +
  compressed(page.inlineScripts.filter((text) => !isFrameworkText(text)));

/** A row about each page of a group. */
function row(
  name: string,
  what: string,
  most: number,
  group: Group,
  figure: (page: Visit) => number = ownBytes,
  unit: Unit = 'bytes',
): Row {
  return {
    name,
    what,
    unit,
    bar: { most },
    measure: async (context) =>
      (await visits(context))[group].map(({ subject, page }) => ({
        subject,
        ours: [figure(page)],
      })),
  };
}

/** A row about all scripts of a page, compared with those of the empty application. */
function comparedRow(group: 'booking' | 'proposal', page: string): Row {
  const own = row(`${group}-javascript`, `JavaScript of ${page}`, 1.15, group, allBytes);
  return {
    ...own,
    anchor: 'an empty Next application',
    measure: async (context) => {
      const anchor = [allBytes((await visits(context)).floor)];
      return (await own.measure(context)).map((sample) => ({ ...sample, anchor }));
    },
  };
}

const framework = 'framework JavaScript of content pages';
const video = 'own script of pages with a video, before the press';
const sandbox = 'own script of the page on which a visitor fails a receiver';
const firstLoad = 'first load of /: everything, with its pictures';
const allTransfers = ({ transfers }: Visit) => bytesOf(transfers);
const requests = ({ transfers }: Visit) => transfers.length;

export const publicJavaScript: Row[] = [
  row('framework-javascript', framework, 0, 'withoutForms', frameworkBytes),
  row('own-javascript', 'own script of content pages', 4000, 'plain'),
  row('video-javascript', video, 30_000, 'video'),
  row('piece-javascript', 'own script of pages with a working example', 7000, 'piece'),
  row('filter-javascript', 'own script of pages with filters', 4000, 'filtered'),
  row('sandbox-javascript', sandbox, 12_000, 'sandbox'),
  comparedRow('booking', '/booking'),
  comparedRow('proposal', 'the page of a proposal'),
  row('first-load-bytes', firstLoad, 140_000, 'home', allTransfers),
  row('first-load-requests', 'first load of /: requests', 10, 'home', requests, 'requests'),
];

const staffScreens: [name: string, most: number, path: (stack: TestStack) => unknown][] = [
  ['list', 200_000, () => paths.admin.bookings],
  ['dashboard', 260_000, () => paths.admin.dashboard],
  ['calendar', 250_000, () => paths.admin.calendar],
  ['editor', 450_000, editorPath],
];

export const staffJavaScript = staffScreens.map(
  ([screen, most, pathOn]): Row => ({
    name: `staff-javascript-${screen}`,
    what: `staff JavaScript: ${screen}, without what loads when idle`,
    unit: 'bytes',
    bar: { most },
    measure: async (context) => {
      const { url, stack } = await context.site();
      const cookies = await cookiesOf('leader', stack);
      const page = await visit(
        await context.browser(),
        `${url}${await pathOn(stack)}`,
        cookies,
        true,
      );
      return [{ subject: screen, ours: [allBytes(page)] }];
    },
  }),
);
