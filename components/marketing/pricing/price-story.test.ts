import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { PriceStory } from './price-story';
import { computeExample, type Prices } from './worked-example';

const prices: Prices = { discovery: 9500, building: 24_000, running: 99, operations: 2900 };

/** Parses an amount such as '−$9,500'. */
const dollars = (text: string) => Number(text.replace('−', '-').replace(/[^\d.-]/g, ''));

function read(changed: Partial<Prices>) {
  const all = { ...prices, ...changed };
  const html = renderToStaticMarkup(createElement(PriceStory, { prices: all }));
  const body = /<tbody>(.*?)<\/tbody>/s.exec(html)?.[1] ?? '';
  const rows = [...body.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) => {
    const [month = '', event = '', balance = ''] = [
      ...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs),
    ].map(([, cell = '']) => cell);
    return {
      month: Number(month),
      event: event.replace(/<span.*/s, ''),
      change: dollars(/<span[^>]*>(.*?)<\/span>/s.exec(event)?.[1] ?? ''),
      balance: dollars(balance),
    };
  });
  return {
    html,
    rows,
    label: /aria-label="(Balance[^"]*)"/.exec(html)?.[1] ?? '',
    drawn: [...html.matchAll(/<text[^>]*>(.*?)<\/text>/gs)].map(([, text = '']) => text),
    text: html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '),
    example: computeExample(all),
  };
}

const money = (amount: number) => `$${Math.abs(amount).toLocaleString('en-US')}`;

describe.each<[name: string, changed: Partial<Prices>]>([
  ['the prices of the seed', {}],
  ['lower prices', { discovery: 4000, building: 9000, operations: 1200 }],
  ['higher prices', { discovery: 15_000, building: 38_000, operations: 4100 }],
  ['a dearer plan', { running: 560 }],
  ['prices that are back in the very last month', { discovery: 12_000, building: 48_000 }],
  ['prices that are back in the first month of work', { discovery: 1000, building: 1800 }],
  ['prices with cents and odd halves', { discovery: 9501, building: 24_001 }],
])('the price story with %s', (_, changed) => {
  const { rows, label, drawn, text, example } = read(changed);
  const { months, paysFrom } = example;
  const all = { ...prices, ...changed };
  const lowest = Math.min(...months.map(({ balance }) => balance));

  it('shows the computed months in its table', () => {
    for (const { month, change, balance } of rows) {
      expect(months[month - 1]).toEqual({ month, change, balance });
    }
    expect(rows[0]?.change).toBe(-all.discovery);
    expect(rows[2]?.balance).toBe(-all.discovery - all.building);
    expect(rows[3]?.event).toContain('the invoices run');
    expect(rows.at(-1)?.event).toContain('Two years after the start');
    expect(rows.at(-1)?.month).toBe(months.length);
  });

  it('states the same break-even month in the table, the chart and its label', () => {
    expect(rows.find(({ event }) => event.includes('is back'))?.month).toBe(paysFrom);
    expect(label).toContain(`positive from month ${paysFrom};`);
    expect(drawn).toContain(`month ${paysFrom}`);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('labels the lowest and the final balance', () => {
    expect(drawn).toContain(`−${money(lowest)}`);
    expect(drawn).toContain(money(months.at(-1)?.balance ?? 0));
    expect(label).toContain(`-${money(lowest)} at its lowest`);
    expect(label).toContain(`${money(months.at(-1)?.balance ?? 0)} at the end`);
  });

  it('compares the cost of operations with the savings', () => {
    const left = example.leftWithOperations;
    expect(text).toContain(
      left < 0
        ? `they cost ${money(left)} more than the work saves`
        : `they leave ${money(left)} of what this work saves`,
    );
    expect(text).toContain(
      `At ${money(all.operations)} a month they`.replace(/^A/, left < 0 ? 'a' : 'A'),
    );
  });
});

describe('work that is too small to automate', () => {
  it.each<[name: string, changed: Partial<Prices>, sentence: string]>([
    ['takes years', {}, 'the money is back after 6 years. We advise against it'],
    [
      'never brings the money back',
      { running: 900 },
      'the plan alone costs more. We advise against it',
    ],
  ])('%s', (_, changed, sentence) => {
    expect(read(changed).text).toContain(sentence);
  });

  it('has no warning if it pays within two years', () => {
    const { text } = read({ discovery: 1000, building: 1800 });
    expect(text).not.toContain('When it does not pay');
    expect(text).not.toContain('advise against');
  });
});

test('renders nothing if the example does not pay within two years', () => {
  expect(read({ building: 90_000 }).html).toBe('');
  expect(read({ running: 3000 }).html).toBe('');
});
