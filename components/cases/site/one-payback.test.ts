import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { questions } from '@/components/marketing/compare/ways';
import { HowItWorks } from '@/components/marketing/how-it-works';
import { PriceStory } from '@/components/marketing/pricing/price-story';
import { computeExample } from '@/components/marketing/pricing/worked-example';
import { buyerAnswers } from '@/components/services/site/buyer-answers';
import { CalculatorResult } from '@/components/tools/site/calculator-result';
import { WorkedNote } from '@/components/tools/site/worked-note';
import type { Figure } from '@/lib/cases/figures/model';
import { DOLLARS_AN_HOUR, firstRunText } from '@/lib/tools/calculator/assumptions';
import { type Project, projectEstimate, projectQuery } from '@/lib/tools/calculator/project';
import { readCalculation } from '@/lib/tools/calculator/query';
import { WORKED_CASE, workedProject } from './worked-project';

const seed = readFileSync('supabase/seed.sql', 'utf8');

/** Seeded figures by id. */
const values = new Map(
  [...seed.matchAll(/^ {4}\(\d+, '[\w-]+', '([a-z0-9-]+)', '[^']+', ([\d.]+), '[^']*'/gm)].map(
    ([, id = '', value = '']) => [id, Number(value)],
  ),
);
const figureValue = (id: string) => {
  const value = values.get(id);
  if (value === undefined) throw new Error(`The seed has no figure ${id}`);
  return value;
};

/** Returns the seeded text of a case, without the targets of its links, with its length and prices. */
function caseOf(slug: string) {
  const [, rows = ''] = seed.split('insert into public.cases (');
  const text = rows.slice(rows.indexOf(`'${slug}'`)).split(/\n\),?;?\n/)[0] ?? '';
  const [, weeks, priceFrom, priceTo] = /^ {2}(\d+), (\d+), (\d+),$/m.exec(text) ?? [];
  return {
    weeks: Number(weeks),
    priceFrom: Number(priceFrom),
    priceTo: Number(priceTo),
    text: text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1'),
  };
}

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,])/g, '$1');

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Returns each month in which a text says that a project is paid back. */
function saidMonths(text: string): number[] {
  const said = [
    ...text.matchAll(/pays for itself (\w+) months after its start/g),
    ...text.matchAll(/The money is back: month (\d+)/g),
    ...text.matchAll(/positive from month (\d+)/g),
    ...text.matchAll(/Money back: month (\d+)/g),
  ].map(([, number = '']) => number);
  return said.map((number) => (WORDS.includes(number) ? WORDS.indexOf(number) : Number(number)));
}

const study = caseOf(WORKED_CASE);
const figures = [...values].map(([id, value]) => ({ id, value, source: 'seed' }) as Figure);
const worked = workedProject({
  customer: 'Brightwell Foods',
  slug: WORKED_CASE,
  figures,
  ...study,
});

test('pricing, the case and the calculator state one payback of the same project', () => {
  if (!worked) throw new Error('The seed states the hours and the price of the case');
  const example = computeExample(worked.project, 2900);
  const query = new URLSearchParams(projectQuery(worked.project));
  const calculation = readCalculation(query, { discovery: 0, services: [] });
  const pages = {
    pricing: renderToStaticMarkup(createElement(PriceStory, { ...worked, example })),
    calculator: renderToStaticMarkup(createElement(WorkedNote, { worked })),
    estimate: renderToStaticMarkup(
      createElement(CalculatorResult, { calculation, isExample: false }),
    ),
    case: study.text,
  };
  const month = figureValue('brightwell-payback');
  for (const [page, html] of Object.entries(pages)) {
    // Labels of images are read, too.
    const labels = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label = '']) => label);
    const said = saidMonths(`${textOf(html)} ${labels.join(' ')}`);
    expect(said.length, page).toBeGreaterThan(0);
    expect(new Set(said), page).toEqual(new Set([month]));
  }
});

const weekly = (dollarsAYear: number) => dollarsAYear / 52 / DOLLARS_AN_HOUR;
const saving = (slug: string, hoursAWeek: number): Project => {
  const { weeks, priceFrom, priceTo } = caseOf(slug);
  const price = (priceFrom + priceTo) / 2;
  return { people: 1, hoursBefore: hoursAWeek, hoursAfter: 0, price, weeks };
};

test.each([
  ['brightwell-invoices', 'brightwell-payback', weekly(figureValue('brightwell-saving'))],
  ['harborline-close', 'harborline-payback', weekly(figureValue('harborline-saving'))],
  ['orbis-assistant', 'orbis-payback', weekly(figureValue('orbis-saving-per-day') * 365)],
])('%s states the payback that the rules compute from its price and saving', (slug, id, hours) => {
  expect(projectEstimate(saving(slug, hours)).paysFrom.good).toBe(figureValue(id));
  expect(saidMonths(caseOf(slug).text)).toEqual([figureValue(id)]);
});

test('the review desk, which does not pay, is not said to', () => {
  const desk = saving('cobalt-review-desk', weekly(figureValue('cobalt-saving')));
  expect(projectEstimate(desk).paysFrom.good).toBeNull();
  expect(saidMonths(caseOf('cobalt-review-desk').text)).toEqual([]);
});

test('no page states an estimated payback in the past tense', () => {
  expect(seed).not.toMatch(/(has|had) paid for itself|Paid for itself after/);
});

test('no page counts unnamed projects as evidence', () => {
  expect(seed).not.toMatch(/[Ii]n our last \w+ projects|of the last ten groups|case out of four/);
});

test('the example of the second year follows the rules, without and with upkeep', () => {
  const [row = ''] = /^\| Month in which it has paid .*$/m.exec(seed) ?? [];
  const stated = row.match(/\d+/g)?.map(Number);
  const small = { people: 1, hoursBefore: 420 / 52, hoursAfter: 0, price: 18_000, weeks: 8 };
  const [, withUpkeep] = stated ?? [];
  expect(projectEstimate(small).paysFrom.good).toBe(withUpkeep);
  expect(seed).toContain(`The money is back in month ${withUpkeep},`);
});

test('every page states the same time to the first run', () => {
  const pages = [
    renderToStaticMarkup(createElement(HowItWorks)),
    JSON.stringify(buyerAnswers([], []).map(({ question, answer }) => [question, `${answer}`])),
    JSON.stringify(questions),
    // Placeholders are left in the source of a page.
    readFileSync('app/(marketing)/(content)/page.tsx', 'utf8').replace(
      /\$\{firstRunText\}/,
      firstRunText,
    ),
  ];
  for (const page of pages) {
    expect(page).toMatch(new RegExp(firstRunText, 'i'));
    expect(page).not.toMatch(/about a month|within a month/i);
  }
  const built = ['workflow-automation', 'document-processing'].map((slug) => {
    const [, from, to] =
      /'(\d+) to (\d+) weeks'/.exec(seed.slice(seed.indexOf(`'${slug}', '`))) ?? [];
    return [Number(from), Number(to)] as const;
  });
  expect(firstRunText.toLowerCase()).toBe('six to ten weeks');
  expect(Math.min(...built.map(([from]) => from))).toBe(6);
  expect(Math.max(...built.map(([, to]) => to))).toBe(10);
});
