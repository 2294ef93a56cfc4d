import { expect, test } from 'vitest';
import { startOf } from './starts';

test('a playbook without an event is started manually', () => {
  expect(startOf({ subject: 'clients', trigger: null })).toBe('clients:hand');
  expect(startOf({ subject: 'webinars', trigger: 'content.published' })).toBe(
    'webinars:content.published',
  );
});
