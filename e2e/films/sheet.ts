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

const style = `
  ${faces}
  * { box-sizing: border-box; margin: 0 }
  body { font: 19px/1.5 Geist, sans-serif; color: #14161b; background: #faf9f6; padding: 44px 64px }
  body.card { background: #14161b; color: #f1f0ec; display: grid; align-content: center; height: 100vh; padding: 0 96px }
  body.card p { color: #b9bcc6; font-size: 25px; margin-top: 22px; max-width: 900px }
  body.card small { color: #a5a3ff; font: 17px "Geist Mono", monospace; letter-spacing: .06em; margin-bottom: 26px }
  h1 { font-size: 58px; line-height: 1.06; letter-spacing: -.03em; font-weight: 600; max-width: 1000px }
  h2 { font-size: 31px; letter-spacing: -.02em; font-weight: 600; margin-bottom: 24px }
  table { width: 100%; border-collapse: collapse; background: #fff; border: 1px solid #e3e0d8 }
  th { text-align: left; font-weight: 500; font-size: 16px; color: #666a76; padding: 11px 16px; border-bottom: 1px solid #8a8d96; vertical-align: bottom }
  td { padding: 11px 16px; border-bottom: 1px solid #e3e0d8; height: 50px; font-variant-numeric: tabular-nums }
  th:not(:first-child), td:not(:first-child) { text-align: right }
  td.now { background: #ecebfb; box-shadow: inset 0 0 0 2px #4338ca }
  tr.best td { background: #ecebfb; font-weight: 600 }
  tr.faint td { color: #8a8d96 }
  .formula { margin-top: 26px; font: 21px/1.6 "Geist Mono", monospace; min-height: 68px; white-space: pre-line }
`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const documentOf = (body: string, kind = '') =>
  `<!doctype html><html lang="en"><style>${style}</style><body class="${kind}">${body}</body></html>`;

/** Shows the title of a film. */
export async function showCard(page: Page, label: string, title: string, text: string) {
  const inside = `<small>${escaped(label)}</small><h1>${escaped(title)}</h1><p>${escaped(text)}</p>`;
  await page.setContent(documentOf(inside, 'card'));
  await page.evaluate(() => document.fonts.ready);
}

/** A table that is filled in during the narration. */
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
    const table = `<h2>${escaped(heading)}</h2><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table><p class="formula"></p>`;
    await this.#page.setContent(documentOf(table));
    await this.#page.evaluate(() => document.fonts.ready);
  }

  /** Returns a cell; indexes start at 0, below the heading. */
  cell(row: number, column: number) {
    return this.#page.locator('tbody tr').nth(row).locator('td').nth(column);
  }

  /** Writes a column from top to bottom, with a short pause after each cell. */
  async fillColumn(camera: Camera, rows: readonly (readonly string[])[], column: number) {
    for (const [row, cells] of rows.entries()) {
      await this.fill(row, column, cells[column] ?? '');
      await camera.hold(0.45);
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
