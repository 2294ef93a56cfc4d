import { expect, it } from 'vitest';
import { recordName } from './record-name';

it.each([
  [{ title: 'A task', name: 'B' }, 'A task'],
  [{ firstname: 'Hannah', lastname: null, email: 'h@example.com' }, 'Hannah'],
  [{ email: 'h@example.com' }, 'h@example.com'],
  [{ body: 'x'.repeat(100) }, `${'x'.repeat(79)}…`],
  [{ webinar_id: '1' }, 'its-id'],
])('the name of the row %j is %s', (row, name) => {
  expect(recordName(row, 'its-id')).toBe(name);
});
