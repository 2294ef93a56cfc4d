import { expect, test } from 'vitest';
import {
  INVOICES,
  type Invoice,
  outcomeOf,
  reasonOf,
  rightDecision,
  summaryOf,
} from './exceptions';

const invoice: Invoice = {
  supplier: 'Any',
  number: '1',
  quantity: 10,
  unit: 'box',
  price: 200,
  orderedPrice: 200,
  confidence: 99,
};

test('an invoice that agrees with its order does not wait', () => {
  expect(reasonOf(invoice)).toBeNull();
  expect(rightDecision(invoice)).toBe('book');
});

test.each([
  ['up to 5 cents more', { price: 205 }, 'book'],
  ['6 cents more', { price: 206 }, 'ask'],
  ['6 cents less', { price: 194 }, 'ask'],
  ['a number booked before', { bookedOn: 'May 2' }, 'reject'],
  ['a number booked before, with another price', { bookedOn: 'May 2', price: 300 }, 'reject'],
  ['a blurred scan with the ordered price', { confidence: 60 }, 'book'],
] as const)('%s: %o is settled by %s', (_, changes, decision) => {
  expect(rightDecision({ ...invoice, ...changes })).toBe(decision);
});

test('each invoice on the desk waits for a reason of its own and needs a decision of its own', () => {
  expect(new Set(INVOICES.map(reasonOf)).size).toBe(3);
  expect(INVOICES.map(reasonOf)).not.toContain(null);
  expect(new Set(INVOICES.map(rightDecision)).size).toBe(3);
});

test('an outcome explains the rule, also after another decision', () => {
  const dear = { ...invoice, price: 231, quantity: 400 };
  expect(outcomeOf(dear, 'ask')).toEqual({
    isRight: true,
    text: 'Supplier asked. $0.31 a box makes $124. The limit is 5 cents a box.',
  });
  expect(outcomeOf(dear, 'book')).toEqual({
    isRight: false,
    text: 'The rules say “Ask the supplier”. $0.31 a box makes $124. The limit is 5 cents a box.',
  });
});

test('the summary counts settled invoices, then those settled by the rules', () => {
  const all = INVOICES.map((one) => [one, rightDecision(one)] as const);
  expect(summaryOf(new Map(all.slice(0, 2)))).toBe('2 of 3 invoices settled.');
  expect(summaryOf(new Map(all))).toMatch(/^All settled as the rules say\./);
  const booked = INVOICES.map((one) => [one, 'book'] as const);
  expect(summaryOf(new Map(booked))).toMatch(/^All settled, 1 of 3 as the rules say\./);
});
