import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator } from '@playwright/test';
import sharp from 'sharp';
import {
  crops,
  formats,
  type ProductScreenId,
  pictureFile,
  pictureFiles,
  productScreens,
  themes,
} from '../../components/marketing/product-screens/screens.ts';
import { demo } from '../support/running-demo.ts';
import { productScenes } from '../support/screens/product.ts';

const quality = { avif: { quality: 48, effort: 4 }, webp: { quality: 68, effort: 4 } } as const;
const publicFolder = join(import.meta.dirname, '../../public');

/** Draws a ring around the detail, above all other content of the page. */
async function mark(detail: Locator) {
  await detail.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await detail.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const ring = document.createElement('div');
    const start = { x: Math.max(4, left - 7), y: Math.max(4, top - 7) };
    Object.assign(ring.style, {
      position: 'fixed',
      left: `${start.x}px`,
      top: `${start.y}px`,
      width: `${Math.min(innerWidth - 4, left + width + 7) - start.x}px`,
      height: `${Math.min(innerHeight - 4, top + height + 7) - start.y}px`,
      border: '3px solid var(--accent)',
      borderRadius: '10px',
      boxShadow: '0 0 0 4px color-mix(in srgb, var(--accent) 22%, transparent)',
      zIndex: '2147483647',
      pointerEvents: 'none',
    });
    // A modal dialog is above the rest of the page.
    (element.closest('dialog') ?? document.body).append(ring);
  });
}

/** Takes the crops of a screen in both themes and writes their files into `public`. */
async function takeScreen(browser: Browser, id: ProductScreenId, url: string, cookies: Cookies) {
  for (const crop of ['desk', 'phone'] as const) {
    const { width, height } = crops[crop];
    for (const theme of themes) {
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: 2,
        colorScheme: theme,
        reducedMotion: 'reduce',
      });
      try {
        await context.addCookies(cookies);
        const page = await context.newPage();
        await page.goto(url, { waitUntil: 'networkidle' });
        const detail = productScenes[id].detail(page);
        await detail.waitFor();
        await mark(detail);
        const shot = await page.screenshot();
        for (const format of formats) {
          for (const fileWidth of crops[crop][format]) {
            await sharp(shot)
              .resize(fileWidth)
              .toFormat(format, quality[format])
              .toFile(
                join(publicFolder, pictureFile(id, { crop, theme, width: fileWidth, format })),
              );
          }
        }
      } finally {
        await context.close();
      }
    }
  }
}

type Cookies = Awaited<ReturnType<typeof demo.cookiesOf>>;

/** Creates the back-office pictures of public pages: all, or the named ones. */
export async function takeProductPictures(
  browser: Browser,
  named: readonly string[],
): Promise<void> {
  const all = Object.keys(productScreens) as ProductScreenId[];
  const wanted = named.length === 0 ? all : all.filter((id) => named.includes(id));
  const folder = join(publicFolder, 'screens');
  mkdirSync(folder, { recursive: true });
  const cookies = await demo.cookiesOf('leader');
  for (const id of wanted) {
    const removals: (() => PromiseLike<unknown>)[] = [];
    try {
      const path = await productScenes[id].find({
        service: demo.service,
        afterwards: (remove) => removals.unshift(remove),
        deliver: demo.deliver,
        skipsWaits: false,
      });
      await takeScreen(browser, id, demo.url + path, cookies);
      console.log(id);
    } finally {
      for (const remove of removals) await remove();
    }
  }
  // Last, so that an aborted run keeps all existing pictures.
  const current = new Set(all.flatMap(pictureFiles));
  for (const file of readdirSync(folder)) {
    if (!current.has(`/screens/${file}`)) rmSync(join(folder, file));
  }
}
