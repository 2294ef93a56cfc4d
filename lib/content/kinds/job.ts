import {
  EMPLOYMENT_TYPES,
  employmentTypeNames,
  WORKPLACES,
  workplaceNames,
} from '@/lib/careers/employment';
import { record } from '@/lib/careers/record';
import { SALARY_PERIODS } from '@/lib/careers/salary';
import {
  areReversed,
  basics,
  body,
  choice,
  MAX_MONEY,
  requiredLine,
  searchEngines,
} from './fields';
import type { ContentKind } from './kind';

export const job = {
  table: 'jobs',
  title: 'Jobs',
  purpose: 'Open and closed positions.',
  singular: record.jobs.content.singular,
  plural: record.jobs.content.plural,
  begin:
    'Begin with what the person will do and where. Once it is published, applications appear next to it.',
  recordName: record.jobs.audited,
  list: {
    moment: { column: 'closes_at', label: 'Closes' },
    people: { column: 'job_applications(count)', label: 'Applicants', tab: 'applicants' },
  },
  summaryColumn: record.jobs.content.summary,
  tabs: ['applicants'],
  startingPoint: () => ({ summary: '', department: 'Delivery', location: 'New York, NY' }),
  findContradiction: ({ salary_min: min, salary_max: max }) =>
    areReversed(min, max) ? ['salary_max', 'Salary to must not be below salary from.'] : null,
  over: { column: 'closes_at', name: 'Closed' },
  deletedToo: 'The applications for it are deleted with it, and their CVs.',
  sections: [
    basics(160, 'summary', 600),
    body('description', 'Description', 40_000),
    {
      title: 'Position',
      fields: [
        requiredLine('department', 'Department', 80),
        requiredLine('location', 'Location', 120),
        choice(
          'workplace',
          'Workplace',
          WORKPLACES.map((value) => ({ value, label: workplaceNames[value] })),
        ),
        choice(
          'employment_type',
          'Employment',
          EMPLOYMENT_TYPES.map((value) => ({ value, label: employmentTypeNames[value] })),
        ),
        { kind: 'whole', name: 'salary_min', label: 'Salary from', min: 0, max: MAX_MONEY },
        { kind: 'whole', name: 'salary_max', label: 'Salary to', min: 0, max: MAX_MONEY },
        {
          kind: 'currency',
          name: 'salary_currency',
          label: 'Currency',
          required: true,
          hint: 'Three capitals, such as USD.',
        },
        choice(
          'salary_period',
          'Salary is for a',
          SALARY_PERIODS.map((value) => ({ value, label: value })),
        ),
        {
          kind: 'moment',
          name: 'closes_at',
          label: 'Closes',
          hint: 'Applications close then. Empty: when it is taken down.',
        },
      ],
    },
    searchEngines,
  ],
} satisfies ContentKind<'jobs'>;
