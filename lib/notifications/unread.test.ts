import { expect, it } from 'vitest';
import { MAX_UNREAD, shownCount } from './unread';

it('counts up to a limit', () => {
  expect(shownCount(MAX_UNREAD - 1)).toBe('99');
  expect(shownCount(MAX_UNREAD)).toBe('99+');
});
