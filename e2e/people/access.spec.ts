import { globSync, readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { screenAt } from '../../lib/core/auth/screens.ts';
import { paths } from '../../lib/paths.ts';
import { expect, people, test } from '../support/fixtures.ts';
import { expireSession, forgeSession } from '../support/sessions.ts';
import { testEnvironment } from '../support/test-environment.ts';

const site = process.env.E2E_BASE_URL ?? testEnvironment.SITE_URL;

type Session = 'no session' | 'expired' | 'forged' | 'guest' | 'member' | 'editor' | 'leader';
const sessions: Session[] = [
  'no session',
  'expired',
  'forged',
  'guest',
  'member',
  'editor',
  'leader',
];

/** Every screen of the staff area, with an id in place of each URL parameter. */
const screens = globSync('app/(staff)/**/page.tsx').map(addressOf).toSorted();

/** Returns the URL of a page file. */
function addressOf(file: string): string {
  const address = file
    .replace(/^app|\/page(\.tsx)?$|\/\(\w+[-\w]*\)/g, '')
    .replace('[kind]', 'blog')
    .replace('[...missing]', 'no-such-screen')
    .replaceAll(/\[\w+\]/g, '00000000-0000-4000-8000-00000000abcd');
  return address || '/';
}

/** Endpoints that serve signed-in people, and whether members may use them. */
const endpoints: Record<string, 'staff' | 'leaders'> = {
  [`${paths.calendarEntries}?view=month&day=2026-11-01`]: 'staff',
  ...Object.fromEntries(
    Object.values(paths.exports)
      .map((path) =>
        path === paths.exports.person ? `${path}?email=grace.kim@quillandco.example` : path,
      )
      .map((path) => [path, 'leaders']),
  ),
};

/** Texts that only staff may read: names, emails and companies of the seed. */
const PROTECTED = new RegExp(
  [people.leader, people.member2, 'Stone Legal', 'Northgate', 'Harborline'].join('|'),
);

/** Returns whether the session is still active: a denied request may have signed the person out. */
async function isHeld(context: BrowserContext): Promise<boolean> {
  return (await context.cookies()).some(({ name }) => name.includes('auth-token'));
}

/** Invalid sessions: each denied request clears the cookies, and the same ones can be set again. */
const spoilt = new WeakMap<BrowserContext, Awaited<ReturnType<BrowserContext['cookies']>>>();

async function enter(
  session: Session,
  context: BrowserContext,
  signInAs: (who: 'leader' | 'member' | 'editor' | 'guest') => Promise<void>,
) {
  if (session === 'no session' || (await isHeld(context))) return;
  const known = spoilt.get(context);
  if (known) return context.addCookies(known);
  if (session !== 'expired' && session !== 'forged') return signInAs(session);
  await signInAs('leader');
  if (session === 'expired') await expireSession(context);
  else await forgeSession(context);
  spoilt.set(context, await context.cookies());
}

/** Returns the redirect of a screen for a person who may not see it (spec section 4); null for others. */
function expectedWay(screen: string, session: Session): string | null {
  const isAdmin = screen.startsWith('/admin');
  if (session === 'leader') return null;
  if (session === 'member' || session === 'editor') {
    const isClosed = isAdmin || (screen.startsWith(paths.team.content) && session === 'member');
    return isClosed ? paths.team.dashboard : null;
  }
  return isAdmin ? paths.adminLogin : paths.memberLogin;
}

test('lists screens and endpoints to test @guards', () => {
  expect(screens.length).toBeGreaterThan(20);
  expect(Object.keys(endpoints).length).toBeGreaterThan(3);
});

for (const session of sessions) {
  for (const [kind, headers] of [
    ['HTML', { accept: 'text/html' }],
    ['RSC', { rsc: '1' }],
  ] as const) {
    test(`every screen for ${session}, as ${kind} @guards`, async ({ context, signInAs }) => {
      for (const screen of screens) {
        const way = expectedWay(screen, session);
        await enter(session, context, signInAs);
        const response = await context.request.get(screen, { headers, maxRedirects: 0 });
        const seen = `${screen} as ${kind} for ${session}`;
        if (way === null) {
          // URLs of records are invented here, so nothing is found there.
          const isMissing = response.status() === 404 && screenAt(screen) !== 'screen';
          expect(isMissing || response.status() < 400, seen).toBe(true);
          continue;
        }
        expect(response.status(), seen).toBe(303);
        expect(new URL(response.headers().location ?? '', site).pathname, seen).toBe(way);
        expect(await response.text(), seen).not.toMatch(PROTECTED);
      }
    });
  }

  test(`every endpoint for ${session} @guards`, async ({ context, signInAs }) => {
    await enter(session, context, signInAs);
    for (const [endpoint, whose] of Object.entries(endpoints)) {
      const response = await context.request.get(endpoint, { maxRedirects: 0 });
      const isOpen =
        session === 'leader' ||
        ((session === 'member' || session === 'editor') && whose === 'staff');
      expect(response.status(), `${endpoint} for ${session}`).toBe(isOpen ? 200 : 401);
      if (!isOpen) expect(await response.text(), endpoint).toBe('');
    }
  });
}

type Action = { id: string; name: string; pages: string[] };

/** Every server action of the build, with a page of each area that uses it. */
function builtActions(): Action[] {
  const folder = process.env.NEXT_DIST_DIR ?? '.next';
  const manifest: {
    node: Record<string, { exportedName: string; workers: Record<string, unknown> }>;
  } = JSON.parse(readFileSync(`${folder}/server/server-reference-manifest.json`, 'utf8'));
  return Object.entries(manifest.node).map(([id, { exportedName, workers }]) => ({
    id,
    name: exportedName,
    pages: onePerArea(Object.keys(workers).map(addressOf)),
  }));
}

/** The first page of both staff areas and of the public site. */
const onePerArea = (pages: string[]) => {
  const area = (page: string) => /^\/(admin|team)\b/.exec(page)?.[1];
  return pages.filter((page, index) => pages.findIndex((at) => area(at) === area(page)) === index);
};

const DENIALS =
  /"notice":"(authenticationError|accessDenied|profileNotFound|authenticationFailed|redirectingToTeamDashboard|contentRightMissing)"|"reason":"User must be logged in to create tasks"/;

/**
 * Returns whether a call without valid input is denied because of its caller: by the middleware, also where Next has
 * forwarded the call from another page (`{}`), or by the action, which checks the person before the input.
 */
async function isDenied(context: BrowserContext, id: string, page: string): Promise<boolean> {
  const response = await context.request.post(page, {
    headers: { 'next-action': id, 'content-type': 'text/plain;charset=UTF-8', origin: site },
    data: '[{}]',
    maxRedirects: 0,
  });
  const text = await response.text();
  return response.status() === 303 || text === '{}' || DENIALS.test(text);
}

/** The actions that anyone may call, and those that members may call as well. */
const forAnyone = [
  'acceptInvitation',
  'acceptProposal',
  'applyForJob',
  'askAboutProposal',
  'askForLink',
  'askQuestion',
  'askWebinarQuestion',
  'bookConsultation',
  'cancelManagedBooking',
  'chooseBlogMails',
  'confirmBlogSubscription',
  'declineProposal',
  'endBlogSubscription',
  'enrolInCourse',
  'giveBackPlace',
  'joinWebinar',
  'leaveWaitlist',
  'mailEstimate',
  'noteProposalSeen',
  'noteRecordingView',
  'openCourse',
  'rateCourse',
  'registerForWebinar',
  'requestPasswordReset',
  'requestProposalCode',
  'rescheduleManagedBooking',
  'setNewPassword',
  'signIn',
  'submitLesson',
  'subscribeToBlog',
  'takePlace',
  'voteForQuestion',
  'waitAgain',
];
const forStaff = [
  'addChecklistItem',
  'addHostCalendar',
  'answerProposalQuestion',
  'beginTwoStep',
  'changePassword',
  'changeTaskView',
  'clearBounce',
  'commentOnTask',
  'confirmTwoStep',
  'createTask',
  'deletePhoto',
  'deleteTaskView',
  'editTask',
  'endSession',
  'enterCode',
  'leaveSecondStep',
  'markNotificationsRead',
  'moveDeal',
  'prepareReply',
  'readHostCalendar',
  'removeChecklistItem',
  'removeComment',
  'removeHostCalendar',
  'removeTwoStep',
  'renameHostCalendar',
  'renewCalendarFeed',
  'renewRecoveryCodes',
  'restoreTaskView',
  'revokeCalendarFeed',
  'saveCreatedTask',
  'saveHost',
  'savePhoto',
  'savePreference',
  'saveProfile',
  'saveStep',
  'saveTaskView',
  'sendReply',
  'setTaskStatus',
  'showItemAgain',
  'signOut',
  'signOutEverywhere',
  'snoozeItem',
  'tickChecklistItem',
  'withdrawTask',
];

for (const session of ['no session', 'forged', 'guest', 'member'] as const) {
  test(`every action as POST for ${session} @guards`, async ({
    context,
    signInAs,
    createAccount,
  }) => {
    test.slow();
    // One of the actions ends all sessions of the member, and other tests use some.
    const member = await createAccount('team_member');
    const open = new Set<string>();
    for (const { id, name, pages } of builtActions()) {
      // A person who is signed out by each denied call signs in again for each, so one page must suffice.
      const isSignedOut = session === 'forged' || session === 'guest';
      for (const page of isSignedOut ? pages.slice(0, 1) : [paths.home, ...pages]) {
        await enter(session, context, (who) => signInAs(who === 'member' ? member : who));
        if (!(await isDenied(context, id, page))) open.add(name);
      }
    }
    const expected = session === 'member' ? [...forAnyone, ...forStaff] : forAnyone;
    expect([...open].toSorted()).toEqual(expected.toSorted());
  });
}
