import { expect, test } from 'vitest';
import { carriedEstimate } from './carried';
import { estimateMail } from './mail';
import { readCalculation } from './query';

const { result } = readCalculation(new URLSearchParams(), {
  discovery: 9500,
  services: [{ slug: 'document-processing', title: 'Document processing', price: 24_000 }],
});
const estimate = carriedEstimate(result?.query ?? '');

test('contains the ranges, the advice, and links with the same numbers', async () => {
  const mail = await estimateMail('estimate.sent', {
    estimate: { ...estimate, name: 'Ada <b>Byron</b>', email: 'ada@engines.example' },
  });
  expect(mail.subject).toBe('Your estimate: 15.5 to 25.1 hours a week');
  expect(mail.text).toContain('$2,217 to $3,589 a month');
  expect(mail.text).toContain('$33,500 to $39,500 once');
  expect(mail.text).toContain('month 14 to 27');
  expect(mail.text).toContain('not a promise');
  expect(mail.html).toContain('/calculator?v=2');
  expect(mail.html).toContain('/booking?estimate=');
  expect(mail.html).not.toContain('<b>Byron</b>');
});

test('throws for any other topic', async () => {
  await expect(estimateMail('estimate.changed', {})).rejects.toThrow('There is no email for');
});
