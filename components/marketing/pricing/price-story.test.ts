import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { PriceStory } from './price-story';
import { computeExample } from './worked-example';

const usual = {
  people: 2,
  hoursBefore: 26,
  hoursAfter: 5.2,
  price: 36_000,
  weeks: 10,
  operations: 2900,
};
type Numbers = typeof usual;

/** Parses an amount such as '−$9,500'. */
const dollars = (text: string) => Number(text.replace('−', '-').replace(/[^\d.-]/g, ''));

function read(changed: Partial<Numbers>) {
  const { operations, ...project } = { ...usual, ...changed };
  const example = computeExample(project, operations);
  const told = { customer: 'Acme', casesAWeek: 214, studiedIn: 'acme', toldIn: 'the-note' };
  const html = renderToStaticMarkup(createElement(PriceStory, { ...told, example }));
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
    example,
  };
}

const money = (amount: number) => `$${Math.abs(amount).toLocaleString('en-US')}`;

describe.each<[name: string, changed: Partial<Numbers>]>([
  ['the numbers of the seed', {}],
  ['a lower price', { price: 9000, operations: 1200 }],
  ['a small price, of which the plan is larger than the upkeep', { price: 4000 }],
  ['a short project', { weeks: 4 }],
  ['a long project', { weeks: 16, price: 30_000 }],
  ['a price that is back in the very last month', { price: 46_000 }],
  ['a price that is back in the first month of work', { price: 2800 }],
  ['a price with odd halves', { price: 24_001 }],
])('the price story with %s', (_, changed) => {
  const { rows, label, drawn, text, example } = read(changed);
  const { months, paysFrom } = example;
  const all = { ...usual, ...changed };
  const lowest = Math.min(...months.map(({ balance }) => balance));

  it('shows the computed months in its table', () => {
    for (const { month, change, balance } of rows) {
      expect(months[month - 1]).toEqual({ month, change, balance });
    }
    const run = rows.findIndex(({ event }) => event.includes('The invoices run'));
    expect(rows[run]?.month).toBe(example.firstRun);
    expect(rows[run - 1]?.balance).toBe(-all.price);
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
  it.each<[name: string, changed: Partial<Numbers>, sentence: string]>([
    ['takes years', { price: 20_000 }, 'the money is back after 7 years. We advise against it'],
    ['never brings the money back', {}, 'upkeep alone costs more. We advise against it'],
  ])('%s', (_, changed, sentence) => {
    expect(read(changed).text).toContain(sentence);
  });

  it('has no warning if it pays within two years', () => {
    const { text } = read({ price: 2800 });
    expect(text).not.toContain('When it does not pay');
    expect(text).not.toContain('advise against');
  });
});

test('renders nothing if the example does not pay within two years', () => {
  expect(read({ price: 90_000 }).html).toBe('');
  expect(read({ hoursAfter: 25 }).html).toBe('');
});
