import { ACTORS, actorNames } from '@/lib/cases/actors';
import { FIGURE_KINDS, figureKindNames } from '@/lib/cases/figures/kinds';
import { OUTCOMES, outcomeNames } from '@/lib/cases/outcomes';
import { record } from '@/lib/cases/record';
import { paths } from '@/lib/paths';
import {
  areReversed,
  basics,
  choice,
  drawing,
  type FormValues,
  line,
  list,
  MAX_MONEY,
  requiredLine,
  type Section,
  searchEngines,
} from './fields';
import type { ContentKind } from './kind';

const MAX_STEPS = 12;
const MAX_FIGURES = 30;

/** Returns the section of one text of the story. */
const story = <Name extends string>(name: Name, title: string): Section<Name> => ({
  title,
  fields: [{ kind: 'markdown', name, label: title, max: 10_000 }],
});

const rowsIn = (values: FormValues, name: string) => {
  const rows = values[name];
  return Array.isArray(rows) ? rows : [];
};

/** Returns the message for links without a target and figures without a comparison. */
function findContradiction(values: FormValues): ['links' | 'figures' | 'price_to', string] | null {
  const steps = rowsIn(values, 'steps').map(({ name }) => name);
  const lost = rowsIn(values, 'links')
    .flatMap(({ from, to }) => [from, to])
    .find((name) => name && !steps.includes(name));
  if (lost) return ['links', `No step is called “${lost}”.`];

  const figures = rowsIn(values, 'figures');
  const ids = figures.map(({ id }) => id);
  const twice = ids.find((id, place) => id && ids.indexOf(id) !== place);
  if (twice) return ['figures', `Two figures have the id “${twice}”.`];
  const alone = figures.find(
    ({ id, compared_with: other }) => other && (other === id || !ids.includes(other)),
  );
  if (alone) return ['figures', `“${alone.label}” is compared with no other figure of this case.`];
  const backwards = figures.find(
    ({ from_day: from = '', until_day: until = '' }) => from && until && until < from,
  );
  if (backwards) return ['figures', `“${backwards.label}” ends before it begins.`];

  return areReversed(values.price_from, values.price_to)
    ? ['price_to', 'Price to must not be below price from.']
    : null;
}

export const caseStudy = {
  table: 'cases',
  title: 'Cases',
  purpose: 'Projects for customers, with a source for every figure.',
  singular: record.cases.content.singular,
  plural: record.cases.content.plural,
  begin:
    'Begin with what it was like before, and one figure with its source; a case needs both to be published.',
  recordName: record.cases.audited,
  list: { text: { column: 'customer', label: 'Customer' } },
  summaryColumn: record.cases.content.summary,
  parts: {
    table: 'figures',
    required: 'source',
    lacking: 'Source missing',
    request:
      'A figure has lost its source. Pages say that it is no longer measured. Add a source, or remove it.',
  },
  tabs: [],
  startingPoint: () => ({ summary: '', customer: '', sector: '' }),
  findContradiction,
  listPages: [paths.home],
  deletedToo:
    'Its figures are deleted with it. Pages that quote them say that they are no longer measured.',
  sections: [
    basics(120, 'summary', 400),
    {
      title: 'Facts',
      fields: [
        requiredLine('customer', 'Customer', 120),
        requiredLine('sector', 'Sector', 80),
        { ...line('size', 'Size', 80), hint: 'Such as “420 people”.' },
        {
          ...line('service_slug', 'Service', 80),
          hint: 'Last part of its URL, such as document-processing.',
        },
        choice(
          'outcome',
          'Outcome',
          OUTCOMES.map((value) => ({ value, label: outcomeNames[value] })),
        ),
        { kind: 'whole', name: 'weeks', label: 'Weeks', min: 1, max: 500 },
        {
          kind: 'decimal',
          name: 'price_from',
          label: 'Price from (US dollars)',
          min: 0,
          max: MAX_MONEY,
        },
        { kind: 'decimal', name: 'price_to', label: 'Price to', min: 0, max: MAX_MONEY },
        list('stack', 'Systems', 'System', 120, 12),
        drawing,
      ],
    },
    {
      title: 'Figures',
      fields: [
        {
          kind: 'rows',
          name: 'figures',
          label: 'Figures',
          one: 'Figure',
          most: MAX_FIGURES,
          hint: 'In a text, [93 percent](#id-of-the-figure) refers to one. Without a source a case is not published, and a published figure is shown as no longer measured.',
          cells: [
            { kind: 'slug', name: 'id', label: 'Id' },
            { kind: 'line', name: 'label', label: 'What it says', max: 120 },
            { kind: 'decimal', name: 'value', label: 'Value', min: 0, max: MAX_MONEY },
            {
              kind: 'line',
              name: 'unit',
              label: 'Unit: %, dollars, hours a week',
              max: 40,
              optional: true,
            },
            {
              kind: 'choice',
              name: 'kind',
              label: 'Measured or estimated',
              options: FIGURE_KINDS.map((value) => ({ value, label: figureKindNames[value] })),
            },
            { kind: 'line', name: 'measured_by', label: 'By whom', max: 120 },
            { kind: 'day', name: 'from_day', label: 'First day' },
            { kind: 'day', name: 'until_day', label: 'Last day' },
            {
              kind: 'whole',
              name: 'n',
              label: 'Sample size',
              min: 1,
              max: MAX_MONEY,
              optional: true,
            },
            {
              kind: 'slug',
              name: 'compared_with',
              label: 'Id of the figure before',
              optional: true,
            },
            { kind: 'text', name: 'source', label: 'Source', max: 400, optional: true },
            { kind: 'address', name: 'source_url', label: 'URL of the source', optional: true },
          ],
        },
      ],
    },
    story('situation', 'Situation'),
    story('baseline', 'Baseline'),
    story('built', 'What was built'),
    {
      title: 'Process',
      fields: [
        {
          kind: 'rows',
          name: 'steps',
          label: 'Steps, in their order',
          one: 'Step',
          most: MAX_STEPS,
          cells: [
            { kind: 'line', name: 'name', label: 'Name', max: 20 },
            {
              kind: 'choice',
              name: 'by',
              label: 'Who does it',
              options: ACTORS.map((value) => ({ value, label: actorNames[value] })),
            },
            { kind: 'text', name: 'text', label: 'What happens', max: 200 },
          ],
        },
        {
          kind: 'rows',
          name: 'links',
          label: 'Links between steps',
          one: 'Link',
          most: 20,
          cells: [
            { kind: 'line', name: 'from', label: 'From the step', max: 20 },
            { kind: 'line', name: 'to', label: 'To the step', max: 20 },
            { kind: 'line', name: 'label', label: 'When', max: 20, optional: true },
          ],
        },
      ],
    },
    story('went_wrong', 'What went wrong'),
    story('result', 'Result'),
    story('limits', 'What it did not do'),
    {
      title: 'Who has checked it',
      fields: [
        line('person_name', 'Name', 120),
        line('person_role', 'Role', 120),
        { kind: 'text', name: 'quote', label: 'Quotation', max: 400 },
      ],
    },
    searchEngines,
  ],
} satisfies ContentKind<'cases'>;
