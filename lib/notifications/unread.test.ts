import { expect, it } from 'vitest';
import { MAX_UNREAD, shownCount } from './unread';

it('caps the unread count', () => {
  expect(shownCount(MAX_UNREAD - 1)).toBe('99');
  expect(shownCount(MAX_UNREAD)).toBe('99+');
});
