import { z } from 'zod';
import { defineEvent, instant, parent } from '@/lib/core/events/define';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { contentPath } from '@/lib/paths/site';

const registration = z.object({
  id: z.string(),
  webinar: parent,
  firstname: z.string(),
  lastname: z.string(),
  company: z.string().nullable(),
  jobtitle: z.string().nullable(),
  email: z.string(),
  registrationdate: instant,
  given_back_at: instant.nullable(),
  joined_at: instant.nullable(),
});

const registrationData = (row: z.output<typeof registration>) => ({
  id: row.id,
  webinar: row.webinar,
  first_name: row.firstname,
  last_name: row.lastname,
  company: row.company,
  job_title: row.jobtitle,
  email: row.email,
  registered_at: row.registrationdate,
});

const waiting = z.object({
  id: z.string(),
  webinar: parent,
  firstname: z.string(),
  lastname: z.string(),
  company: z.string().nullable(),
  jobtitle: z.string().nullable(),
  email: z.string(),
  status: z.string(),
  waits_since: instant,
  offer_ends_at: instant.nullable(),
});

const waitingData = (row: z.output<typeof waiting>) => ({
  id: row.id,
  webinar: row.webinar,
  first_name: row.firstname,
  last_name: row.lastname,
  company: row.company,
  job_title: row.jobtitle,
  email: row.email,
  status: row.status,
  waits_since: row.waits_since,
  offer_ends_at: row.offer_ends_at,
});

const registered = {
  id: '4f2d8a90-1e7b-4c5d-8a6f-2b3c4d5e6f70',
  webinar: {
    id: 'c0a8012e-5d4f-4e3b-9a7c-1b2d3e4f5a60',
    title: 'Exception queues that shrink',
    slug: 'exception-queues-that-shrink',
  },
  firstname: 'Grace',
  lastname: 'Hopper',
  company: 'Harbor Compilers',
  jobtitle: null,
  email: 'grace@harbor.example',
  registrationdate: '2027-02-24T09:12:44+00:00',
  given_back_at: null,
  joined_at: null,
};

const waits = {
  id: 'b7c6d5e4-f3a2-4b10-8c9d-0e1f2a3b4c5d',
  webinar: registered.webinar,
  firstname: 'Grace',
  lastname: 'Hopper',
  company: 'Harbor Compilers',
  jobtitle: null,
  email: 'grace@harbor.example',
  status: 'waiting',
  waits_since: '2027-02-24T09:12:44+00:00',
  offer_ends_at: null,
};

const webinar = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  starts_at: instant,
  ends_at: instant,
  presenter: z.string(),
});

/** Events of webinars, and of people who register or join the waiting list. */
export const webinarEvents = {
  'registration.created': defineEvent({
    when: 'A person registers for a webinar.',
    row: registration,
    data: registrationData,
    sample: { record: registered },
  }),
  'registration.waitlisted': defineEvent({
    when: 'A person joins the waiting list of a full webinar.',
    row: waiting,
    data: waitingData,
    sample: { record: waits },
  }),
  'registration.offered': defineEvent({
    when: 'A place has become free and is offered to the next person on the waiting list.',
    row: waiting,
    data: waitingData,
    sample: {
      record: { ...waits, status: 'offered', offer_ends_at: '2027-02-25T21:30:00+00:00' },
    },
  }),
  'registration.lapsed': defineEvent({
    when: 'The offer of a place has expired; it goes to the next person on the waiting list.',
    row: waiting,
    data: waitingData,
    sample: {
      record: { ...waits, status: 'lapsed', offer_ends_at: '2027-02-25T21:30:00+00:00' },
    },
  }),
  'registration.cancelled': defineEvent({
    when: 'A registrant gives up the place.',
    row: registration,
    data: (row) => ({ ...registrationData(row), given_back_at: row.given_back_at }),
    sample: { record: { ...registered, given_back_at: '2027-02-26T18:03:10+00:00' } },
  }),
  'registration.attended': defineEvent({
    when: 'A registrant joins the webinar for the first time.',
    row: registration,
    data: (row) => ({ ...registrationData(row), joined_at: row.joined_at }),
    sample: { record: { ...registered, joined_at: '2027-03-09T15:58:20+00:00' } },
  }),
  'webinar.moved': defineEvent({
    when: 'A published webinar gets another time, room or presenter.',
    row: webinar,
    facts: z.object({
      from: instant,
      is_presenter_new: z.boolean(),
      is_room_new: z.boolean(),
      registrants_told: z.number(),
    }),
    data: (row, facts) => ({
      id: row.id,
      title: row.title,
      slug: row.slug,
      url: absoluteUrl(contentPath('webinars', row.slug)),
      starts_at: row.starts_at,
      ends_at: row.ends_at,
      presenter: row.presenter,
      previous_starts_at: facts.from,
      presenter_changed: facts.is_presenter_new,
      room_changed: facts.is_room_new,
      registrants_told: facts.registrants_told,
    }),
    sample: {
      record: {
        id: 'c0a8012e-5d4f-4e3b-9a7c-1b2d3e4f5a60',
        title: 'Exception queues that shrink',
        slug: 'exception-queues-that-shrink',
        starts_at: '2027-03-11T16:00:00+00:00',
        ends_at: '2027-03-11T17:00:00+00:00',
        presenter: 'Daniel Okafor',
      },
      facts: {
        from: '2027-03-04T16:00:00+00:00',
        to: '2027-03-11T16:00:00+00:00',
        is_presenter_new: false,
        is_room_new: false,
        registrants_told: 14,
      },
    },
  }),
};
