import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Camera } from './camera.ts';

const font = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../app/fonts', name)).toString('base64');

const faces = [
  ['Geist', 'geist-sans.woff2'],
  ['Geist Mono', 'geist-mono.woff2'],
]
  .map(
    ([family, file]) =>
      `@font-face{font-family:"${family}";font-weight:100 900;src:url(data:font/woff2;base64,${font(`${file}`)})}`,
  )
  .join('');

// A phone shows a film at about a quarter of its size, so text on cards is at least 30 px high.
const style = `
  ${faces}
  * { box-sizing: border-box; margin: 0 }
  body { font: 22px/1.4 Geist, sans-serif; color: #14161b; background: #faf9f6; padding: 32px 64px }
  body.card { padding: 64px 96px; height: 100vh; border-left: 20px solid #4338ca }
  body.card small { display: block; color: #4338ca; font: 30px/1.2 "Geist Mono", monospace; letter-spacing: .02em; white-space: pre-wrap }
  body.card h1 { font-size: 76px; line-height: 1.05; letter-spacing: -.03em; font-weight: 600; margin-top: 28px }
  body.card p { color: #454954; font-size: 42px; line-height: 1.3; margin-top: 28px }
  h2 { font-size: 34px; letter-spacing: -.02em; font-weight: 600; margin-bottom: 20px }
  table { width: 100%; border-collapse: collapse; background: #fff; border: 1px solid #e3e0d8 }
  th { text-align: left; font-weight: 500; font-size: 20px; line-height: 1.25; color: #666a76; padding: 10px 16px; border-bottom: 1px solid #8a8d96; vertical-align: bottom }
  td { padding: 8px 16px; border-bottom: 1px solid #e3e0d8; height: 52px; font-variant-numeric: tabular-nums }
  th:not(:first-child), td:not(:first-child) { text-align: right }
  td.now { background: #ecebfb; box-shadow: inset 0 0 0 2px #4338ca }
  tr.best td { background: #ecebfb; font-weight: 600 }
  tr.faint td { color: #666a76 }
  td.bar { width: 56% }
  td.bar span { display: block; height: 26px; background: #4338ca }
  tr.faint td.bar span { background: #8a8d96 }
  .formula { margin-top: 20px; font: 24px/1.5 "Geist Mono", monospace; white-space: pre-line }
`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const documentOf = (body: string, kind = '') =>
  `<!doctype html><html lang="en"><style>${style}</style><body class="${kind}">${body}</body></html>`;

/** A title on the screen: a label, the title itself, and the thought in a sentence or two. */
export type Card = { label: string; title: string; text: string };

/** Shows a card. Its lower third stays empty, where the player has its play button and the captions. */
export async function showCard(page: Page, { label, title, text }: Card): Promise<void> {
  const inside = `<small>${escaped(label)}</small><h1>${escaped(title)}</h1><p>${escaped(text)}</p>`;
  await page.setContent(documentOf(inside, 'card'));
  await page.evaluate(() => document.fonts.ready);
}

/** A row of a bar chart: `figure` is its value as text. */
export type Bar = { label: string; value: number; figure: string };

/** A table that is filled in during the narration, or a bar chart. */
export class Sheet {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Shows it with its heading, its columns and the first cell of each row. */
  async show(heading: string, columns: readonly string[], rows: readonly string[]): Promise<void> {
    const head = columns.map((column) => `<th>${escaped(column)}</th>`).join('');
    const body = rows.map((row) => {
      const cells = columns.map((_, index) => `<td>${index === 0 ? escaped(row) : ''}</td>`);
      return `<tr>${cells.join('')}</tr>`;
    });
    await this.#draw(heading, `<thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody>`);
  }

  /** Shows a bar chart; its rows can be marked like those of a table. */
  async bars(heading: string, bars: readonly Bar[]): Promise<void> {
    const longest = Math.max(...bars.map(({ value }) => value));
    const rows = bars.map(({ label, value, figure }) => {
      const width = ((value / longest) * 100).toFixed(1);
      return `<tr><td>${escaped(label)}</td><td class="bar"><span style="width:${width}%"></span></td><td>${escaped(figure)}</td></tr>`;
    });
    await this.#draw(heading, `<tbody>${rows.join('')}</tbody>`);
  }

  async #draw(heading: string, table: string): Promise<void> {
    const body = `<h2>${escaped(heading)}</h2><table>${table}</table><p class="formula"></p>`;
    await this.#page.setContent(documentOf(body));
    await this.#page.evaluate(() => document.fonts.ready);
  }

  /** Returns a cell; indexes start at 0, below the heading. */
  cell(row: number, column: number) {
    return this.#page.locator('tbody tr').nth(row).locator('td').nth(column);
  }

  /** Writes a column from top to bottom, with a short pause after each cell. */
  async fillColumn(camera: Camera, column: number, texts: readonly string[]) {
    for (const [row, text] of texts.entries()) {
      await this.fill(row, column, text);
      await camera.hold(0.5);
    }
  }

  /** Writes into a cell and highlights it as the current one. */
  async fill(row: number, column: number, text: string): Promise<void> {
    await this.#page.evaluate(() => {
      for (const cell of document.querySelectorAll('.now')) cell.classList.remove('now');
    });
    await this.cell(row, column).evaluate((cell, words) => {
      cell.textContent = words;
      cell.classList.add('now');
    }, text);
  }

  /** Styles a row as the best one, or as one that does not count. */
  async mark(row: number, look: 'best' | 'faint'): Promise<void> {
    await this.#page.evaluate(() => {
      for (const cell of document.querySelectorAll('.now')) cell.classList.remove('now');
    });
    await this.#page
      .locator('tbody tr')
      .nth(row)
      .evaluate((element, name) => element.classList.add(name), look);
  }

  /** Shows the calculation below the table. */
  async formula(text: string): Promise<void> {
    await this.#page.locator('.formula').evaluate((element, words) => {
      element.textContent = words;
    }, text);
  }
}
