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

test('a few records are a plain select', () => {
  const few = html(MAX_CHOICES - 1, 'id-3');
  expect(few).toContain('<option value="id-3" selected="">');
  expect(few).not.toContain('Find by name');
});

test('among many records others can be searched', () => {
  expect(html(MAX_CHOICES, 'id-3')).toContain('aria-label="Find by name"');
});

test('a chosen record stays chosen that is not among those offered at first', () => {
  const many = html(MAX_CHOICES, 'id-7000');
  expect(many).toContain('<option value="id-7000" selected="">');
  expect(many).toContain('<option value="">No one</option>');
});
