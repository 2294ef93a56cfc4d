import { writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { webmOf } from '../../lib/content/videos/video-samples.test-double.ts';
import { notices } from '../../lib/notices.ts';
import { contentPath, webinarRecordingPath } from '../../lib/paths/site.ts';
import { editorTabPath } from '../../lib/paths/staff.ts';
import { paths } from '../../lib/paths.ts';
import { test as base, expect } from '../support/fixtures.ts';

const RECORDED = webinarRecordingPath('scoring-automation-candidates');
/** Supabase Storage accepts parts of this size. */
const PART = 6 * 1024 * 1024;

type Webinar = { id: string; slug: string };

const test = base.extend<{ newWebinar: (state?: 'draft' | 'published') => Promise<Webinar> }>({
  newWebinar: async ({ service }, use) => {
    const made: string[] = [];
    await use(async (state = 'published') => {
      const { data } = await service
        .from('webinars')
        .insert({
          slug: `film-${crypto.randomUUID()}`,
          title: 'A film under test',
          description: 'A webinar that a test has made.',
          starts_at: '2025-03-04T16:00:00Z',
          presenter: 'Kim Guestwell',
          state,
        })
        .select('id, slug')
        .single()
        .throwOnError();
      made.push(data.id);
      return data;
    });
    await service.from('webinars').delete().in('id', made).throwOnError();
  },
});

const player = (page: Page) => page.locator('[data-video] video');
const playButton = (page: Page) => page.getByRole('link', { name: /^Play/ });
const secondsOf = (video: Locator) =>
  video.evaluate((element) => (element instanceof HTMLVideoElement ? element.currentTime : -1));
const isPaused = (video: Locator) =>
  video.evaluate((element) => element instanceof HTMLVideoElement && element.paused);

test.describe('a leader', () => {
  test.use({ expectedErrors: [/Failed to load resource|net::ERR_FAILED/] });
  test.beforeEach(({ signInAs }) => signInAs('leader'));

  const screen = ({ id }: Webinar) => editorTabPath('webinars', id, 'video');
  const choose = async (page: Page, file: string) => {
    await page.getByLabel('File', { exact: true }).setInputFiles(file);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
  };

  test('resumes an interrupted video upload', async ({ page, newWebinar, service }, testInfo) => {
    test.slow();
    const webinar = await newWebinar();
    const film = testInfo.outputPath('film.webm');
    writeFileSync(film, webmOf({ seconds: 75 }, 'webm', 2 * PART + 1000));
    const offsets: string[] = [];
    await page.goto(screen(webinar));
    await page.route('**/upload/resumable/sign/*', async (route) => {
      const request = route.request();
      if (request.method() !== 'PATCH') return route.continue();
      offsets.push(request.headers()['upload-offset'] ?? '');
      return offsets.length === 1 ? route.continue() : route.abort();
    });
    await choose(page, film);
    await expect(page.getByText('6 MB of 12 MB')).toBeVisible();
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();

    // The window is closed; another day, the same file is selected again.
    await page.unroute('**/upload/resumable/sign/*');
    await page.reload();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') sent.push(request.headers()['upload-offset'] ?? '');
    });
    await choose(page, film);
    await expect(page.getByText(notices.videoAdded)).toBeVisible({ timeout: 30_000 });
    expect(offsets[0]).toBe('0');
    expect(sent[0]).toBe(String(PART));
    await expect(
      page.getByText('Recording, uploaded here, no sound, 1:15, 640 × 360 pixels, 12 MB'),
    ).toBeVisible();
    // Scripts do not run on a screen rendered by React, so the player keeps its native controls.
    await expect(player(page)).toHaveAttribute('controls');

    await page.getByLabel('Captions (WebVTT)').fill('Not captions');
    await page.getByRole('button', { name: 'Save texts' }).click();
    await expect(page.getByLabel('Captions (WebVTT)')).toHaveAccessibleDescription(
      /These are no WebVTT captions/,
    );
    await page
      .getByLabel('Captions (WebVTT)')
      .fill('WEBVTT\n\n00:01.000 --> 00:03.000\n<script>alert(1)</script>Hello');
    await page.getByLabel('Transcript (markdown)').fill('Hello, and welcome.');
    await page.getByRole('textbox', { name: /^Chapters/ }).fill('0:00 Hello\n1:05 The log');
    await page.getByRole('button', { name: 'Save texts' }).click();
    await expect(page.getByText(notices.videoTextsSaved)).toBeVisible();

    await page.goto(`${paths.admin.videos}?captions=yes`);
    const row = page.getByRole('row').filter({ has: page.locator(`[href="${screen(webinar)}"]`) });
    await expect(row).toContainText('1:15');
    await expect(row).toContainText('12 MB');

    // The public page is updated within two seconds.
    await expect(async () => {
      await page.goto(webinarRecordingPath(webinar.slug));
      expect(await page.content()).toContain('Hello, and welcome.');
    }).toPass();
    await expect(page.getByRole('link', { name: '1:05 The log' })).toBeVisible();
    const captions = await page.request.get(
      (await page.locator('track').getAttribute('src')) ?? '',
    );
    expect(await captions.text()).toBe('WEBVTT\n\n00:01.000 --> 00:03.000\nalert(1)Hello\n');

    const { data } = await service
      .from('webinars')
      .select('video:videos(path)')
      .eq('id', webinar.id)
      .single()
      .throwOnError();
    await page.goto(screen(webinar));
    await page.getByRole('button', { name: 'Remove the video' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove the video' }).click();
    await expect(page.getByText(notices.videoRemoved)).toBeVisible();
    await expect(player(page)).toHaveCount(0);
    const rows = await service
      .from('videos')
      .select('id')
      .eq('path', data.video?.path ?? '');
    expect(rows.data).toEqual([]);
  });

  test('sees why a file is invalid, by keyboard', async ({
    page,
    newWebinar,
    expectAccessible,
  }, testInfo) => {
    const program = testInfo.outputPath('film.webm');
    writeFileSync(program, Buffer.concat([Buffer.from('MZ'), Buffer.alloc(5000)]));
    await page.goto(screen(await newWebinar()));
    await page.getByLabel('File', { exact: true }).setInputFiles(program);
    await page.getByRole('button', { name: 'Upload', exact: true }).focus();
    await page.keyboard.press('Enter');
    const answer = page.getByRole('alert').filter({ hasText: 'This file is not an MP4 or WebM' });
    await expect(answer).toBeFocused();
    await expectAccessible(page);
  });
});

test.describe('a visitor', () => {
  test('plays a recording by keyboard, and resumes where it stopped', async ({
    page,
    expectAccessible,
  }) => {
    test.slow();
    await page.goto(RECORDED);
    const video = player(page);
    await expect(video).toHaveJSProperty('paused', true);
    expect(await video.getAttribute('preload')).toBe('none');
    await expect(video).not.toHaveAttribute('controls');
    await playButton(page).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => isPaused(video)).toBe(false);
    await expect(video).toBeFocused();
    await expect(video).toHaveAttribute('controls');
    await expect(playButton(page)).toBeHidden();
    await expect.poll(() => secondsOf(video)).toBeGreaterThan(0);
    const before = await secondsOf(video);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => secondsOf(video)).toBeGreaterThan(before + 2);
    const captions = page.getByRole('button', { name: 'Captions' });
    await expect(captions).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('c');
    await expect(captions).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Space');
    await expect.poll(() => isPaused(video)).toBe(true);

    const chapters = page.getByRole('navigation', { name: 'Chapters of the video' });
    const second = chapters.getByRole('link').nth(1);
    await second.focus();
    await page.keyboard.press('Enter');
    const begins = Number(await second.getAttribute('data-second'));
    await expect.poll(() => secondsOf(video)).toBeGreaterThanOrEqual(begins);
    await expect(second).toHaveAttribute('aria-current', 'true');
    await page.getByLabel('Speed').selectOption('1.5');
    await expect(video).toHaveJSProperty('playbackRate', 1.5);
    await video.evaluate((element) => element instanceof HTMLVideoElement && element.pause());
    const stopped = await secondsOf(video);

    await page.reload();
    await playButton(page).click();
    await expect(page.getByText('It continues where you stopped.')).toBeVisible();
    await expect.poll(() => secondsOf(video)).toBeGreaterThanOrEqual(Math.floor(stopped));
    await page.getByRole('button', { name: 'From the beginning' }).click();
    await expect(page.getByText('It continues where you stopped.')).toBeHidden();
    await video.evaluate((element) => element instanceof HTMLVideoElement && element.pause());
    await expectAccessible(page);
  });

  test('gets the first bytes with a range request, and the file in no other way', async ({
    page,
  }) => {
    await page.goto(RECORDED);
    const src = (await player(page).getAttribute('src')) ?? '';
    const part = await page.request.get(src, { headers: { range: 'bytes=0-99' } });
    expect(part.status()).toBe(206);
    expect(part.headers()['content-range']).toMatch(/^bytes 0-99\/\d+$/);
    const signed = new URL(part.url());
    signed.searchParams.delete('token');
    expect((await page.request.get(signed.href)).ok()).toBe(false);
  });

  test('watches without JavaScript, with captions, chapters and transcript', async ({
    openBrowser,
  }) => {
    const page = await (await openBrowser({ javaScriptEnabled: false })).newPage();
    await page.goto(RECORDED);
    const video = page.locator('video[controls]');
    await expect(video).toBeVisible();
    await expect(page.locator('video').filter({ visible: true })).toHaveCount(1);
    await expect(playButton(page)).toBeHidden();
    await expect(video.locator('track[default][kind=captions]')).toHaveCount(1);
    const src = (await video.getAttribute('src')) ?? '';
    const chapters = page.getByRole('navigation', { name: 'Chapters of the video' });
    const first = chapters.getByRole('link').first();
    const begins = await first.getAttribute('data-second');
    await expect(first).toHaveAttribute('href', `${src}#t=${begins}`);
    await expect(page.getByRole('heading', { name: 'The film as text' })).toBeVisible();
    await expect(page.getByLabel('Speed')).toBeHidden();
  });

  test.describe('while the storage is unavailable', () => {
    test.use({ expectedErrors: [/status of 503/] });

    test('shows the page and why nothing plays', async ({ openBrowser }) => {
      const context = await openBrowser({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      await page.route('**/api/media/*/video*', (route) => route.fulfill({ status: 503 }));
      await page.goto(RECORDED);
      await playButton(page).click();
      await expect(page.getByText('our storage is not responding')).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });

  test('loads nothing from third parties before pressing play', async ({
    page,
    newWebinar,
    service,
  }) => {
    const webinar = await newWebinar();
    await service
      .rpc('show_video', {
        shown_in: 'webinars',
        record_id: webinar.id,
        video: { source: 'youtube', player_id: 'dQw4w9WgXcQ' },
      })
      .throwOnError();
    const foreign: string[] = [];
    await page.route(/youtube/, (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: 'A player' });
    });
    await page.goto(webinarRecordingPath(webinar.slug), { waitUntil: 'networkidle' });
    await expect(page.getByText('Once you press, Google learns your IP address')).toBeVisible();
    expect(foreign).toEqual([]);
    await page.getByRole('link', { name: 'Play with YouTube' }).click();
    await expect(page.frameLocator('iframe').getByText('A player')).toBeVisible();
    expect(new URL(foreign[0] ?? '').origin).toBe('https://www.youtube-nocookie.com');
  });
});

test('a recording has structured data with its transcript', async ({ page }) => {
  await page.goto(RECORDED);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const all = data.join('\n');
  expect(all).toContain('"@type":"VideoObject"');
  expect(all).toContain('"transcript":');
  expect(all).toMatch(/"name":"[^"]+: Highlights, \d minutes?, no sound"/);
  await page.goto(contentPath('webinars', 'scoring-automation-candidates'));
  await expect(page.getByRole('link', { name: 'Watch Recording' })).toBeVisible();
  await expect(page.getByText(/^Highlights, \d minutes?, no sound$/)).toBeVisible();
});
