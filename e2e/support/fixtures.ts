import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type WebError,
} from '@playwright/test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../lib/core/supabase/database.types.ts';
import { paths } from '../../lib/paths.ts';
import { findContrastViolations, findViolations } from './axe.ts';
import { sessionCookies } from './session-cookies.ts';
import { mailboxUrl, testEnvironment } from './test-environment.ts';

export { expect };

export const DEMO_PASSWORD = 'demo-Passw0rd!';

/** The accounts of the seed, by their names in tests. */
export const people = {
  leader: 'leader@techlink.example',
  member: 'member@techlink.example',
  member2: 'member2@techlink.example',
  guest: 'guest@techlink.example',
  editor: 'editor@techlink.example',
} as const;

export type Account = { id: string; email: string; password: string };

export type Mail = {
  to: string[];
  fromName: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; content: string }[];
};

export type Look = { width: number; colorScheme: 'light' | 'dark' };

const WIDTHS = [390, 1440];

/** Light and dark, on a phone and on a desktop. */
export const allLooks: readonly Look[] = WIDTHS.flatMap((width) => [
  { width, colorScheme: 'light' as const },
  { width, colorScheme: 'dark' as const },
]);

type Fixtures = {
  /** The IP that the site sees, so that no test uses up another's rate limits. */
  address: string;
  /** Console errors that do not fail the test. */
  expectedErrors: RegExp[];
  watchConsole: undefined;
  /** Another browser without shared state, such as a second person's. */
  openBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Signs a person in without the login form: an account of the seed, or one of `createAccount`. */
  signInAs: (who: keyof typeof people | Account, context?: BrowserContext) => Promise<void>;
  /** An account that only this test uses; without a profile type it has no profile. */
  createAccount: (profileType?: string) => Promise<Account>;
  /** A database client that bypasses row-level security. */
  service: SupabaseClient<Database>;
  /** The newest email to an address, once it has arrived. */
  newestMail: (to: string, subject?: RegExp) => Promise<Mail>;
  expectAccessible: (page: Page) => Promise<void>;
  /** `expectAccessible` in each of the looks, by default all, without overflow on phone and desktop. */
  expectAccessibleEverywhere: (page: Page, looks?: readonly Look[]) => Promise<void>;
};

const { NEXT_PUBLIC_SUPABASE_URL: supabaseUrl, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: publicKey } =
  testEnvironment;

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
  address: async ({}, use) => use(randomAddress()),

  extraHTTPHeaders: async ({ address }, use) => use({ 'x-forwarded-for': address }),

  expectedErrors: [[], { option: true }],

  watchConsole: [
    async ({ context, expectedErrors }, use) => {
      const { surprises, stop } = collectSurprises(context, expectedErrors);
      await use(undefined);
      stop();
      expect(surprises, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],

  openBrowser: async ({ browser, baseURL, expectedErrors }, use) => {
    const opened: { context: BrowserContext; surprises: string[] }[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        baseURL,
        extraHTTPHeaders: { 'x-forwarded-for': randomAddress() },
        ...options,
      });
      opened.push({ context, ...collectSurprises(context, expectedErrors) });
      return context;
    });
    for (const { context, surprises } of opened) {
      await context.close();
      expect(surprises, 'errors in the console').toEqual([]);
    }
  },

  signInAs: async ({ context: own, baseURL, javaScriptEnabled }, use) => {
    await use(async (who, context = own) => {
      if (javaScriptEnabled !== false) waitForStartOf(context);
      const account =
        typeof who === 'string' ? { email: people[who], password: DEMO_PASSWORD } : who;
      await context.addCookies(
        await sessionCookies(account, {
          site: baseURL ?? testEnvironment.SITE_URL,
          supabaseUrl,
          publicKey,
        }),
      );
    });
  },

  createAccount: async ({ service }, use) => {
    await use(async (profileType) => {
      const email = `${crypto.randomUUID()}@techlink.example`;
      const { data, error } = await service.auth.admin.createUser({
        email,
        password: DEMO_PASSWORD,
        email_confirm: true,
      });
      if (error) throw error;
      const { id } = data.user;
      if (profileType) {
        await service
          .from('user_profiles')
          .insert({ id, email, name: 'Robin Testwell', profile_type: profileType })
          .throwOnError();
      }
      return { id, email, password: DEMO_PASSWORD };
    });
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above
  service: async ({}, use) => {
    await use(
      createClient<Database>(supabaseUrl, testEnvironment.SUPABASE_SECRET_KEY, {
        auth: { persistSession: false },
      }),
    );
  },

  newestMail: async ({ request }, use) => {
    await use(async (to, subject = /^/) => {
      let mail: Mail | undefined;
      await expect(async () => {
        const mails: Mail[] = await (await request.get(`${mailboxUrl}/messages.json`)).json();
        mail = mails.find(
          (candidate) =>
            JSON.stringify(candidate.to).includes(to) && subject.test(candidate.subject),
        );
        expect(mail, `a mail to ${to} with ${subject}`).toBeDefined();
      }).toPass();
      if (!mail) throw new Error(`no mail to ${to}`);
      return mail;
    });
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectAccessible: async ({}, use) => {
    await use(async (page) => {
      const violations = await findViolations(page, { contrast: false });
      violations.push(...(await findContrastViolations(page)));
      expect(violations).toEqual([]);
    });
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectAccessibleEverywhere: async ({}, use) => {
    await use(async (page, looks = allLooks) => {
      const before = page.viewportSize();
      // `reduce` cuts off the page's enter animation, which logs an error.
      await page.evaluate(() => document.activeViewTransition?.finished);
      for (const width of WIDTHS) {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        const neededWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(neededWidth, `width needed at ${width}`).toBeLessThanOrEqual(width);
        const schemes = looks.filter((look) => look.width === width);
        // With other colours, only the contrast of the same elements can differ.
        const violations = schemes[0] ? await findViolations(page, { contrast: false }) : [];
        expect.soft(violations, `at ${width}`).toEqual([]);
        for (const { colorScheme } of schemes) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          const faint = await findContrastViolations(page);
          expect.soft(faint, `at ${width}, ${colorScheme}`).toEqual([]);
        }
      }
      await page.emulateMedia({ colorScheme: null, reducedMotion: null });
      if (before) await page.setViewportSize(before);
    });
  },
});

const waitedFor = new WeakSet<BrowserContext | Page>();

/** Makes each visit to a staff screen wait until React handles its buttons, because earlier clicks are lost. */
function waitForStartOf(context: BrowserContext): void {
  if (waitedFor.has(context)) return;
  waitedFor.add(context);
  for (const page of context.pages()) waitForStartAt(page);
  context.on('page', waitForStartAt);
}

function waitForStartAt(page: Page): void {
  if (waitedFor.has(page)) return;
  waitedFor.add(page);
  const goto = page.goto.bind(page);
  page.goto = async (...visit) => {
    const response = await goto(...visit);
    if (/^\/(admin|team)\//.test(new URL(page.url()).pathname)) await untilStarted(page);
    return response;
  };
}

/** Waits until React has hydrated the screen, with a timeout, because a test may hold its scripts back. */
async function untilStarted(page: Page): Promise<void> {
  const hasStarted = () => {
    const main = document.querySelector('#main');
    return !main || Object.keys(main).some((key) => key.startsWith('__react'));
  };
  // Not page.waitForFunction, because the content security policy forbids its eval.
  await expect
    .poll(() => page.evaluate(hasStarted), { timeout: 5000, intervals: [25, 50] })
    .toBe(true)
    .catch(() => undefined);
}

/** Keeps toasts about changes of other tests off a staff screen, with a live channel that never opens. */
export function muteOthers(on: Page | BrowserContext): Promise<void> {
  return on.routeWebSocket(/realtime/, () => {});
}

/** A link in the staff navigation. */
export function staffLink(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name, exact: true });
}

export function randomAddress(): string {
  const part = () => Math.floor(Math.random() * 256);
  return `10.${part()}.${part()}.${part()}`;
}

/** Collects the errors that pages of the context log or throw until `stop` is called, including CSP violations. */
function collectSurprises(context: BrowserContext, expected: RegExp[]) {
  const surprises: string[] = [];
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) surprises.push(text);
  };
  const noteMessage = (message: ConsoleMessage) => {
    const { url } = message.location();
    // The bell and the activity report of a page may send a request at the moment when a session ends.
    const asksForSession = [paths.notificationSummary, paths.session, paths.realtimeToken].some(
      (end) => url.endsWith(end),
    );
    if (asksForSession && /status of (401|503)/.test(message.text())) return;
    if (message.type() === 'error') note(`${message.text()} (${url})`);
  };
  const noteError = (error: WebError) => {
    // The browser's own page transition, which it skips if the next page loads sooner.
    if (/Transition was aborted because of invalid state/.test(error.error().message)) return;
    note(String(error.error()));
  };
  context.on('console', noteMessage);
  context.on('weberror', noteError);
  const stop = () => {
    context.off('console', noteMessage);
    context.off('weberror', noteError);
  };
  return { surprises, stop };
}
