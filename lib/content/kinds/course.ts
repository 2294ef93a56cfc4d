import { record } from '@/lib/academy/record';
import { COURSE_CATEGORIES, COURSE_LEVELS, levelLabel } from '@/lib/academy/rules';
import { paths } from '@/lib/paths';
import {
  basics,
  body,
  choice,
  drawing,
  list,
  MAX_MONEY,
  personName,
  picture,
  requiredLine,
  searchEngines,
} from './fields';
import type { ContentKind } from './kind';

export const course = {
  table: 'courses',
  title: 'Courses',
  purpose: 'The course catalogue of the academy.',
  singular: record.courses.content.singular,
  plural: record.courses.content.plural,
  begin:
    'Begin with whom it is for and what they can do afterwards; chapters and lessons follow in its outline. It stays a draft until you publish it.',
  recordName: record.courses.audited,
  list: {
    text: { column: 'category', label: 'Category' },
    people: { column: 'enrolments(count)', label: 'Enrolled' },
  },
  summaryColumn: record.courses.content.summary,
  tabs: ['outline'],
  byline: 'instructor',
  listPages: [paths.booking],
  startingPoint: (author) => ({
    description: '',
    category: 'Automation',
    level: 'beginner',
    instructor: author,
    duration: '1 hour',
  }),
  deletedToo: 'Its outline and its enrolments are deleted with it.',
  sections: [
    basics(160, 'description', 600),
    body('body', 'Description', 40_000),
    {
      title: 'Course',
      fields: [
        choice(
          'category',
          'Category',
          COURSE_CATEGORIES.map((value) => ({ value, label: value })),
        ),
        choice(
          'level',
          'Level',
          COURSE_LEVELS.map((value) => ({ value, label: levelLabel(value) })),
        ),
        {
          kind: 'decimal',
          name: 'price',
          label: 'Price (US dollars)',
          min: 0,
          max: MAX_MONEY,
          required: true,
          hint: '0 is shown as “Free”. Otherwise the samples are open at once, and the rest once a payment is recorded.',
        },
        {
          kind: 'link',
          name: 'checkout_url',
          label: 'Payment link',
          hint: 'Such as a payment link of Stripe; students get it with their enrolment as client_reference_id. Empty: the page says that an invoice follows.',
        },
        {
          kind: 'moment',
          name: 'opens_at',
          label: 'Rest opens on',
          hint: 'Shown while lessons are missing. The course opens automatically once every lesson of its outline has a text.',
        },
        { ...requiredLine('duration', 'Duration', 60), hint: 'Such as “4 hours”.' },
        personName('instructor', 'Instructor'),
        { kind: 'text', name: 'instructor_bio', label: 'About the instructor', max: 1000 },
        list('outcomes', 'What learners can do afterwards', 'Outcome', 200, 12),
        picture,
        drawing,
      ],
    },
    searchEngines,
  ],
} satisfies ContentKind<'courses'>;
