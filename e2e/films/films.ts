import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { filmsFolder } from '../../supabase/local/database/films.ts';
import { findChromium } from '../support/find-chromium.ts';
import { demo } from '../support/running-demo.ts';
import { Camera } from './camera.ts';
import { type Film, perform } from './film.ts';
import { captionsOf, transcriptOf } from './narration.ts';
import { withPointer } from './pointer.ts';
import { takeScreen } from './public-hosts.ts';
import { Reel, SCREEN, SIZE } from './reel.ts';
import { films } from './scenes/index.ts';
import { type Card, Sheet, showCard } from './sheet.ts';

const MAX_BYTES = 3 * 1024 * 1024;

/** Takes a full-frame picture of a card, in a page of its own: the scene keeps its page. */
async function takeCard(browser: Browser, card: Card): Promise<Buffer> {
  const page = await browser.newPage({ viewport: SIZE });
  await showCard(page, card);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** Records a film and writes its files: .webm, .webp, .vtt and .md. */
async function record(browser: Browser, film: Film): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `film-${film.slug}-`));
  const context = await browser.newContext({
    viewport: SCREEN,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
    locale: 'en-US',
  });
  // A busy machine is slow, and no one is waiting.
  context.setDefaultTimeout(120_000);
  try {
    const page = await context.newPage();
    const reel = new Reel(folder);
    const camera = new Camera({
      page,
      reel,
      takeScreen: () => takeScreen(page, demo.url),
      takeCard: (card) => takeCard(browser, card),
      draw: withPointer,
    });
    await perform(film, {
      page,
      camera,
      sheet: new Sheet(page),
      open: async (path, role = 'visitor') => {
        await context.clearCookies();
        if (role !== 'visitor') await context.addCookies(await demo.cookiesOf(role));
        await page.goto(demo.url + path, { waitUntil: 'networkidle' });
      },
      site: demo.url,
      receiverUrl: demo.receiverUrl,
      service: demo.service,
      deliver: demo.deliver,
    });
    const file = (ending: string) => join(filmsFolder, `${film.slug}.${ending}`);
    const made = join(folder, 'film.webm');
    await reel.write(made, file('webp'));
    writeFileSync(file('vtt'), captionsOf(camera.cues));
    writeFileSync(file('md'), transcriptOf(camera.cues, camera.chapters));
    // Replaces the file atomically, because the seed may read it at the same time.
    copyFileSync(made, `${file('webm')}.new`);
    renameSync(`${file('webm')}.new`, file('webm'));
    const { size } = statSync(file('webm'));
    console.log(`${film.slug}: ${reel.seconds.toFixed(0)} s, ${(size / 1024).toFixed(0)} kB`);
    if (size > MAX_BYTES) throw new Error(`${film.slug} is larger than 3 MB`);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const wanted = process.argv.slice(2);
mkdirSync(filmsFolder, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium() });
try {
  for (const film of films) {
    if (wanted.length === 0 || wanted.includes(film.slug)) await record(browser, film);
  }
} finally {
  await browser.close();
}
