import { describe, expect, test } from 'vitest';
import { changesInWords, stepInWords } from './changes';
import { blocksOf } from './text-blocks';

const text = `Intro.

## What it costs

From 4,800 dollars.

- One
- Two

## Who does it

Two people.`;

const service = {
  title: 'Old title',
  description: text,
  price_from: '4800',
  scope: [{ text: 'One' }],
};
const words = (after: object) => changesInWords('services', service, { ...service, ...after });

describe('description of a change', () => {
  test('shows short values and mentions that long values changed', () => {
    expect(words({ title: 'New title', price_from: '5200' })).toEqual([
      'Title “Old title” → “New title”',
      'Price from (US dollars) 4,800 → 5,200',
    ]);
    expect(words({ title: `${'Long '.repeat(20)}title` })).toEqual(['Title changed']);
  });

  test('lists additions and removals', () => {
    expect(words({ price_from: '', duration: '2 weeks' })).toEqual([
      'Price from (US dollars) removed',
      'Duration added',
    ]);
  });

  test('counts changed paragraphs below each heading', () => {
    const after = text
      .replace(
        'From 4,800 dollars.',
        'From 5,200 dollars.\n\nHalf at the start.\n\nHalf at the end.',
      )
      .replace('Intro.', 'Another intro.');
    expect(words({ description: after })).toEqual([
      '1 paragraph changed before the first heading',
      '1 paragraph changed under “What it costs”',
      '2 paragraphs added under “What it costs”',
    ]);
  });

  test('names lists and sections', () => {
    expect(words({ description: text.replace('- Two', '- Two\n- Three') })).toEqual([
      '1 list changed under “What it costs”',
    ]);
    expect(words({ description: `${text}\n\n## Risks\n\nFew.\n\nSmall.` })).toEqual([
      'section “Risks” added',
    ]);
    expect(words({ description: text.replace(/\n\n## Who[\s\S]*/, '') })).toEqual([
      'section “Who does it” removed',
    ]);
    expect(words({ description: text.replace('## Who does it', '## The **team**') })).toEqual([
      'heading “Who does it” is now “The team”',
    ]);
  });

  test('counts added, changed and removed rows of a list', () => {
    expect(words({ scope: [{ text: 'First' }, { text: 'Two' }, { text: 'Three' }] })).toEqual([
      'What is included: 2 added, 1 changed',
    ]);
    expect(words({ scope: [] })).toEqual(['What is included: 1 removed']);
  });

  test('is empty without differences', () => {
    expect(words({})).toEqual([]);
  });

  test('shows the label of a choice and the zone of a time', () => {
    const webinar = { starts_at: '2031-03-04T11:00' };
    expect(changesInWords('webinars', webinar, { starts_at: '2031-03-05T12:30' })).toEqual([
      expect.stringMatching(/ Mar 4, 2031, 11:00 AM EST → Mar 5, 2031, 12:30 PM EST$/),
    ]);
  });
});

test.each([
  [null, { state: 'draft' }, 'Created'],
  [null, { state: 'published' }, 'Created as published'],
  [{ state: 'draft' }, { state: 'published' }, 'Published'],
  [{ state: 'published' }, { state: 'draft' }, 'Taken off the site, back to draft'],
  [{ state: 'archived' }, { state: 'draft' }, 'Back to draft'],
  [{ state: 'published' }, { state: 'archived' }, 'Archived'],
  [
    { state: 'draft' },
    { state: 'scheduled', published_at: '2031-03-04T16:00:00Z' },
    'Scheduled for Mar 4, 2031, 11:00 AM EST',
  ],
  [
    { state: 'scheduled', published_at: '2031-03-04T16:00:00Z' },
    { state: 'scheduled', published_at: '2031-03-05T16:00:00Z' },
    'Scheduled for Mar 5, 2031, 11:00 AM EST',
  ],
  [{ state: 'draft' }, { state: 'draft' }, null],
])('describes the transition from %o to %o as %s', (before, after, step) => {
  expect(stepInWords(before, after)).toBe(step);
});

test('ignores blank lines and headings inside code', () => {
  const code = '```md\n# Not a heading\n\nText\n```';
  expect(blocksOf(`## Code\n${code}\nand on`)).toEqual([
    { noun: 'heading', text: '## Code', section: 'Code' },
    { noun: 'code block', text: `${code}\nand on`, section: 'Code' },
  ]);
});
