import { paths } from '@/lib/paths';
import { PIECES } from '@/lib/pieces';
import { record } from '@/lib/services/record';
import {
  basics,
  body,
  drawing,
  line,
  list,
  MAX_MONEY,
  optionalChoice,
  requiredLine,
  searchEngines,
} from './fields';
import type { ContentKind } from './kind';

export const service = {
  table: 'services',
  title: 'Services',
  purpose: 'The services shown on the public site.',
  singular: record.services.content.singular,
  plural: record.services.content.plural,
  begin:
    'Begin with the problem that a client has, what they get and what it costs. It stays a draft until you publish it.',
  recordName: record.services.audited,
  list: { text: { column: 'category', label: 'Category' } },
  summaryColumn: record.services.content.summary,
  tabs: [],
  startingPoint: () => ({ summary: '', category: 'Automation' }),
  listPages: [paths.booking],
  sections: [
    basics(120, 'summary', 400),
    body('description', 'Description', 40_000),
    {
      title: 'Offer',
      fields: [
        requiredLine('category', 'Category', 60),
        {
          kind: 'decimal',
          name: 'price_from',
          label: 'Price from (US dollars)',
          min: 0,
          max: MAX_MONEY,
          hint: 'Empty: the price is agreed case by case.',
        },
        { ...line('duration', 'Duration', 60), hint: 'Such as “2 weeks”.' },
        {
          kind: 'whole',
          name: 'position',
          label: 'Place in the list',
          min: 0,
          max: 9999,
          required: true,
          hint: 'The lowest number comes first.',
        },
        drawing,
        {
          ...optionalChoice('piece', 'Working example', PIECES),
          hint: 'Shown in place of the drawing on the page of the service.',
        },
        list('scope', 'What is included', 'Item', 200, 20),
        {
          kind: 'rows',
          name: 'process',
          label: 'Process',
          one: 'Step',
          most: 12,
          cells: [
            { kind: 'line', name: 'title', label: 'Title', max: 80 },
            { kind: 'text', name: 'text', label: 'What happens', max: 600 },
          ],
        },
        {
          kind: 'rows',
          name: 'faq',
          label: 'Questions and answers',
          one: 'Question',
          most: 20,
          cells: [
            { kind: 'line', name: 'question', label: 'Question', max: 200 },
            { kind: 'text', name: 'answer', label: 'Answer', max: 1500 },
          ],
        },
      ],
    },
    searchEngines,
  ],
} satisfies ContentKind<'services'>;
