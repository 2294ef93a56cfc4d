import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MAX_CHOICES } from '@/lib/core/lists/choices';
import { RecordSelect } from './record-select';

const choices = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: `id-${n}`, name: `Person ${n}` }));

const html = (count: number, preset: string) =>
  renderToStaticMarkup(
    createElement(RecordSelect, {
      name: 'owner',
      from: 'people',
      choices: choices(count),
      none: 'No one',
      preset,
    }),
  );

test('renders a plain select for a few records', () => {
  const few = html(MAX_CHOICES - 1, 'id-3');
  expect(few).toContain('<option value="id-3" selected="">');
  expect(few).not.toContain('Find by name');
});

test('adds a search if there may be more records', () => {
  expect(html(MAX_CHOICES, 'id-3')).toContain('aria-label="Find by name"');
});

test('keeps a chosen record that is not among the given choices', () => {
  const many = html(MAX_CHOICES, 'id-7000');
  expect(many).toContain('<option value="id-7000" selected="">');
  expect(many).toContain('<option value="">No one</option>');
});
