import type { DomainRecord } from '../record.ts';

export const record = {
  webinars: {
    audited: 'Webinar',
    content: {
      singular: 'webinar',
      plural: 'webinars',
      summary: 'description',
      group: 'forms',
      tabs: ['video'],
      sample: {
        description: 'Short.',
        starts_at: '2031-03-04T16:00:00Z',
        presenter: 'Sofia Reyes',
      },
    },
    screens: ['webinars/registrations', 'webinars/live', 'webinars/video'],
  },
  webinar_registrations: {
    audited: 'Webinar registration',
    restorable: true,
    personal: { kind: 'registration', name: 'Webinar registrations', isKept: true },
    mails: {
      'webinar.registered': 'the confirmation of a webinar',
      'webinar.moved': 'what has changed about a webinar',
      'webinar.cancelled': 'the cancellation of a webinar',
      'webinar.waiting': 'the note that a webinar is full, with a waiting list',
      'webinar.offered': 'the offer of a place in a webinar',
      'webinar.lapsed': 'the note that a place went to the next person',
      'webinar.open': 'the news that a place in a webinar is free',
      'webinar.reminder': 'a reminder of a webinar',
      'webinar.note': 'a note on a webinar',
      'webinar.recording_attended': 'the recording of a webinar they attended',
      'webinar.recording_missed': 'the recording of a webinar they missed',
    },
  },
  webinar_waitlist: {
    audited: 'Place in a waiting list',
    personal: { kind: 'waiting', name: 'Places in waiting lists' },
  },
  webinar_questions: {
    freeTexts: ['question'],
    personal: { kind: 'question', name: 'Questions in webinars, with their votes' },
  },
  webinar_rooms: { audited: 'Webinar room', restorable: true, labels: { join_url: 'Room' } },
  webinar_notes: { freeTexts: ['note'] },
} as const satisfies DomainRecord;
