import { describe, expect, it } from 'vitest';
import { firstLine, greetedName } from './typed-words';

describe('the first line of a typed text', () => {
  it.each([
    ['Can you read our notes?', 'Can you read our notes?'],
    ['\r\n  Can you?\r\n\r\nSecond', 'Can you? …'],
    ['One\u2028Two', 'One …'],
    ['Win at https://evil.example/x?y=1 now', 'Win at [link] now'],
    ['Win at HTTPS://EVIL.EXAMPLE', 'Win at [link]'],
    ['See www.evil.example, evil.example/a and EVIL.COM.', 'See [link] [link] and [link].'],
    ['Write to ceo@evil.example', 'Write to [link]'],
    ['Купить на пример.рф', 'Купить на [link]'],
    [
      'Invoices, e.g. 3.50 or 4.000,00 at 5 p.m. with Dr.Smith',
      'Invoices, e.g. 3.50 or 4.000,00 at 5 p.m. with Dr.Smith',
    ],
    ['', ''],
  ])('shortens %j to %j', (typed, quoted) => {
    expect(firstLine(typed)).toBe(quoted);
  });

  it('is short for any input', () => {
    for (const typed of ['word '.repeat(780), 'x'.repeat(3900), '🎬'.repeat(1900)]) {
      expect([...firstLine(typed)].length).toBeLessThanOrEqual(122);
      expect(firstLine(typed).isWellFormed()).toBe(true);
    }
    expect(firstLine('word '.repeat(780))).toMatch(/ word …$/);
  });
});

it.each([
  ['Ada', 'Ada'],
  ['María-José D’Arc Jr.', 'María-José D’Arc Jr.'],
  ['J.R. Ewing', 'J.R. Ewing'],
  ['Claim it at https://evil.example', 'Claim it at [link]'],
  ['You have won '.repeat(9), 'You have won You have won You have won You have won You …'],
])('greets %j as %j in a mail', (name, greeted) => {
  expect(greetedName(name)).toBe(greeted);
});
