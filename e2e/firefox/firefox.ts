import puppeteer, { type Browser, type Locator, type Page } from 'puppeteer-core';
import { findFirefox } from '../support/find-firefox.ts';
import { DEMO_PASSWORD, expect, people, randomAddress } from '../support/fixtures.ts';
import { postTest } from '../support/posts.ts';
import { sessionCookies } from '../support/session-cookies.ts';
import { testEnvironment } from '../support/test-environment.ts';

const site = process.env.E2E_BASE_URL ?? testEnvironment.SITE_URL;

/** Timeout for content to appear, ms. */
const PATIENCE = 20_000;

/** Stock Firefox through WebDriver BiDi, because Playwright supports only its own Firefox build. */
export class Firefox {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(new URL(path, site).href);
  }

  find(selector: string): Locator<Element> {
    return this.page.locator(selector).setTimeout(PATIENCE);
  }

  /** Clicks the first visible element of a kind, such as `a` or `button`, with this text. */
  async press(kind: string, words: string): Promise<void> {
    await this.find(`::-p-xpath((//${kind}[contains(normalize-space(), "${words}")])[1])`).click();
  }

  /** Types into the field with this name. */
  async type(name: string, text: string): Promise<void> {
    await this.find(`[name="${name}"]`).fill(text);
  }

  async focus(selector: string): Promise<void> {
    const element = await this.find(selector).waitHandle();
    await element.focus();
  }

  /** Waits until this text is visible. The data of a page are in its scripts as well. */
  async sees(words: string): Promise<void> {
    const isShown = (sought: string) =>
      [...document.querySelectorAll('body :not(script)')].some(
        (element) =>
          [...element.childNodes].some(
            (node) => node instanceof Text && node.data.includes(sought),
          ) && element.checkVisibility(),
      );
    await expect
      .poll(() => this.page.evaluate(isShown, words), { message: words, timeout: PATIENCE })
      .toBe(true);
  }

  get keyboard() {
    return this.page.keyboard;
  }
}

type Given = {
  firefox: Firefox;
  signInFirefoxAs: (who: keyof typeof people) => Promise<void>;
};

export const test = postTest.extend<
  Given & { firefoxPage: Page },
  { firefoxBrowser: Browser | undefined }
>({
  firefoxBrowser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
    async ({}, use) => {
      const executablePath = findFirefox();
      const browser =
        executablePath && (await puppeteer.launch({ browser: 'firefox', executablePath }));
      await use(browser || undefined);
      if (browser) await browser.close();
    },
    { scope: 'worker' },
  ],

  firefoxPage: async ({ firefoxBrowser }, use) => {
    test.skip(!firefoxBrowser, 'No Firefox found (Debian: apt-get install -y firefox-esr)');
    if (!firefoxBrowser) return;
    const context = await firefoxBrowser.createBrowserContext();
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.setViewport({ width: 1280, height: 720 });
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': randomAddress() });
    await use(page);
    await context.close();
    expect(errors, 'errors in the console of Firefox').toEqual([]);
  },

  firefox: async ({ firefoxPage }, use) => use(new Firefox(firefoxPage)),

  signInFirefoxAs: async ({ firefoxPage }, use) => {
    await use(async (who) => {
      const cookies = await sessionCookies(
        { email: people[who], password: DEMO_PASSWORD },
        {
          site,
          supabaseUrl: testEnvironment.NEXT_PUBLIC_SUPABASE_URL,
          publicKey: testEnvironment.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
        },
      );
      const { hostname: domain } = new URL(site);
      await firefoxPage
        .browserContext()
        .setCookie(...cookies.map(({ name, value }) => ({ name, value, domain, path: '/' })));
    });
  },
});
