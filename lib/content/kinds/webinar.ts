import { addDays } from 'date-fns';
import { businessDay } from '@/lib/core/time/business-time';
import { instantAt } from '@/lib/core/time/wall-clock';
import { paths } from '@/lib/paths';
import { record } from '@/lib/webinars/record';
import { basics, body, drawing, line, list, personName, picture, searchEngines } from './fields';
import type { ContentKind } from './kind';

export const webinar = {
  table: 'webinars',
  title: 'Webinars',
  purpose: 'Upcoming sessions, and past ones with their recordings.',
  singular: record.webinars.content.singular,
  plural: record.webinars.content.plural,
  begin:
    'Begin with a title, a day and who presents it; people can register as soon as it is published.',
  recordName: record.webinars.audited,
  lists: {
    label: 'Webinar lists',
    tabs: [
      { href: paths.admin.webinars, label: 'Webinars' },
      { href: paths.admin.registrations, label: 'Registrations' },
    ],
  },
  list: {
    moment: { column: 'starts_at', label: 'Takes place' },
    people: {
      column: 'registered_count',
      label: 'Registered',
      places: 'capacity',
      tab: 'registrations',
    },
  },
  summaryColumn: record.webinars.content.summary,
  privateColumn: { table: 'webinar_rooms', column: 'join_url' },
  tabs: ['video', 'registrations', 'live'],
  startingPoint: (author, now) => ({
    description: '',
    starts_at: instantAt(businessDay(addDays(now, 14)), '11:00').toISOString(),
    presenter: author,
  }),
  byline: 'presenter',
  over: { column: 'ends_at', name: 'Past' },
  hasRegistrants: true,
  deletedToo: 'Its registrations are deleted with it.',
  sections: [
    basics(160, 'description', 600),
    body('body', 'Description', 40_000),
    {
      title: 'Session',
      fields: [
        { kind: 'moment', name: 'starts_at', label: 'Starts', required: true },
        {
          kind: 'whole',
          name: 'duration_minutes',
          label: 'Length in minutes',
          min: 5,
          max: 600,
          required: true,
        },
        personName('presenter', 'Presenter'),
        line('presenter_role', 'Role of the presenter', 120),
        {
          kind: 'whole',
          name: 'capacity',
          label: 'Places',
          min: 1,
          max: 100_000,
          hint: 'Empty: no limit.',
        },
        {
          kind: 'link',
          name: 'join_url',
          label: 'Room',
          hint: 'Registrants are led there from their own pages, and see it nowhere else. It takes effect when you save.',
        },
        list('tags', 'Tags', 'Tag', 40, 8),
        picture,
        drawing,
      ],
    },
    {
      title: 'Afterwards',
      fields: [
        {
          kind: 'address',
          name: 'recording_url',
          label: 'Recording',
          hint: 'Elsewhere only, or this webinar’s own recording page. A file is uploaded on the page “Video”.',
        },
        {
          kind: 'address',
          name: 'slides_url',
          label: 'Slides',
          hint: 'A file, or the slides that are made of the chapters below.',
        },
        {
          kind: 'rows',
          name: 'chapters',
          label: 'Written recording',
          one: 'Chapter',
          most: 40,
          cells: [
            { kind: 'whole', name: 'minute', label: 'Begins at minute', min: 0, max: 600 },
            { kind: 'line', name: 'title', label: 'Title', max: 80 },
            { kind: 'lines', name: 'points', label: 'Points, one a line', max: 100, most: 6 },
            {
              kind: 'text',
              name: 'said',
              label: 'What was said (markdown)',
              max: 6000,
              optional: true,
            },
          ],
        },
      ],
    },
    searchEngines,
  ],
} satisfies ContentKind<'webinars'>;
