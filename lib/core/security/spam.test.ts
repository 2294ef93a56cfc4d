import { expect, test } from 'vitest';
import { issueFormToken, spamReason } from './spam';

const opened = new Date('2026-11-24T12:00:00Z');
const after = (milliseconds: number) => new Date(opened.getTime() + milliseconds);
const formToken = issueFormToken(opened);

test.each([
  ['a person', { formToken, website: '' }, 3000, null],
  ['a person without JavaScript', {}, 0, null],
  ['somebody faster than a person', { formToken }, 2999, 'faster than a person'],
  ['a forged token', { formToken: `${formToken.slice(0, -2)}xx` }, 60_000, 'forged'],
  ['a word for a token', { formToken: 'forged' }, 60_000, 'forged'],
  ['a filled hidden field', { formToken, website: 'https://x.example' }, 60_000, 'hidden field'],
])('returns the expected spam reason for %s', (_, form, milliseconds, reason) => {
  const found = spamReason(form, after(milliseconds));
  if (reason === null) expect(found).toBeNull();
  else expect(found).toContain(reason);
});
