import { z } from 'zod';
import { defineEvent, instant, parent } from '@/lib/core/events/define';
import { BOOKING_TOPICS } from '@/lib/paths/visitors';
import { estimateData, sampleEstimate } from '@/lib/tools/calculator/events';
import { storedEstimate } from '@/lib/tools/calculator/model';
import { meetingLink } from './room';
import { BOOKING_STATUSES } from './statuses';

const row = z.object({
  id: z.string(),
  status: z.enum(BOOKING_STATUSES),
  preferreddate: instant,
  ends_at: instant,
  room: z.string(),
  meeting_url: z.string().nullable(),
  quarantined_at: z.string().nullable(),
  firstname: z.string(),
  lastname: z.string().nullable(),
  company: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  projectdescription: z.string().nullable(),
  service: parent,
  about: z.enum(BOOKING_TOPICS).nullable().default(null),
  course: parent,
  visitor_time_zone: z.string().nullable(),
  estimate: storedEstimate.nullable().catch(null).default(null),
  client_id: z.string().nullable(),
  host_id: z.string().nullable(),
  change_reason: z.string().nullable(),
  created_at: instant,
});

const data = (booking: z.output<typeof row>) => ({
  id: booking.id,
  status: booking.status,
  starts_at: booking.preferreddate,
  ends_at: booking.ends_at,
  meeting_url: meetingLink(booking),
  first_name: booking.firstname,
  last_name: booking.lastname,
  company: booking.company,
  email: booking.email,
  phone: booking.phone,
  message: booking.projectdescription,
  service: booking.service,
  topic: booking.about,
  course: booking.course,
  visitor_time_zone: booking.visitor_time_zone,
  estimate: booking.estimate && estimateData(booking.estimate),
  contact_id: booking.client_id,
  host_id: booking.host_id,
  booked_at: booking.created_at,
});

const record = {
  id: '8b6fd9b0-7d3c-4f53-9f2e-0a4f1c6a3c11',
  status: 'scheduled',
  preferreddate: '2027-03-02T15:00:00+00:00',
  ends_at: '2027-03-02T15:30:00+00:00',
  room: '5d1c0e9a-8f53-4f6e-9a51-3f1c7a4be022',
  meeting_url: null,
  quarantined_at: null,
  firstname: 'Grace',
  lastname: 'Hopper',
  company: 'Harbor Compilers',
  email: 'grace@harbor.example',
  phone: '+1 212 555 0199',
  projectdescription: 'Invoices by hand, 300 a week.',
  service: {
    id: '0a4f1c6a-7d3c-4f53-9f2e-8b6fd9b03c11',
    title: 'Document processing',
    slug: 'document-processing',
  },
  about: 'plan-professional',
  visitor_time_zone: 'America/New_York',
  estimate: sampleEstimate,
  client_id: '3e0c6c1d-52bb-4e0e-8f0a-7f5a0d3b9e10',
  host_id: null,
  change_reason: null,
  created_at: '2027-02-24T09:12:44+00:00',
};

const plain = (when: string, status = 'scheduled') =>
  defineEvent({ when, row, data, sample: { record: { ...record, status } } });

/** Events of consultations. A booking in quarantine emits none. */
export const bookingEvents = {
  'booking.created': plain(
    'A consultation is booked, released from quarantine, or opened again after a cancellation.',
  ),
  'booking.moved': defineEvent({
    when: 'A consultation gets another time, from the visitor or from staff.',
    row,
    facts: z.object({ from: instant, visitor_told: z.boolean() }),
    data: (booking, { from, visitor_told }) => ({
      ...data(booking),
      previous_starts_at: from,
      visitor_told,
      reason: booking.change_reason,
    }),
    sample: {
      record: { ...record, change_reason: 'A colleague would like to join.' },
      facts: {
        from: '2027-03-01T16:00:00+00:00',
        to: '2027-03-02T15:00:00+00:00',
        visitor_told: true,
      },
    },
  }),
  'booking.cancelled': defineEvent({
    when: 'A consultation is cancelled, by the visitor or by staff.',
    row,
    data: (booking) => ({ ...data(booking), reason: booking.change_reason }),
    sample: {
      record: { ...record, status: 'cancelled', change_reason: 'We found another way.' },
    },
  }),
  'booking.completed': plain('A consultation is marked as completed.', 'completed'),
  'booking.no_show': plain('A consultation is marked as missed by the visitor.', 'no_show'),
};
