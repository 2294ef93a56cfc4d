import { expect, it } from 'vitest';
import { columnLabel } from './labels';

it.each([
  ['consultation_bookings', 'preferreddate', 'Date and time'],
  ['consultation_bookings', 'firstname', 'First name'],
  ['tasks', 'assigned_to', 'Assignee'],
  ['tasks', 'client_id', 'Client'],
  ['services', 'price_from', 'Price from (US dollars)'],
  ['jobs', 'closes_at', 'Closes'],
  ['task_comments', 'body', 'Comment'],
  ['a_table_to_come', 'a_column_to_come', 'A column to come'],
])('the label of the column %s.%s is %s', (table, column, label) => {
  expect(columnLabel(table, column)).toBe(label);
});
