import { z } from 'zod';
import { change, defineEvent, instant, parent } from '@/lib/core/events/define';

const deal = z.object({
  id: z.string(),
  title: z.string(),
  stage: z.string(),
  client_id: z.string().nullable(),
  company_id: z.string().nullable(),
  service: parent,
  booking_id: z.string().nullable(),
  owner_id: z.string().nullable(),
  once_cents: z.number(),
  month_cents: z.number(),
  currency: z.string(),
  expected_on: z.string().nullable(),
  source: z.string(),
  lost_reason: z.string().nullable(),
  closed_at: instant.nullable(),
  created_at: instant,
});

const dealData = (row: z.output<typeof deal>) => ({
  id: row.id,
  title: row.title,
  stage: row.stage,
  contact_id: row.client_id,
  company_id: row.company_id,
  service: row.service,
  booking_id: row.booking_id,
  owner_id: row.owner_id,
  once_cents: row.once_cents,
  month_cents: row.month_cents,
  currency: row.currency,
  expected_on: row.expected_on,
  source: row.source,
  lost_reason: row.lost_reason,
  closed_at: row.closed_at,
  created_at: row.created_at,
});

const offered = {
  id: '6a5b4c3d-2e1f-4a0b-9c8d-7e6f5a4b3c2d',
  title: 'Harbor Freight Lines: Document automation',
  stage: 'new',
  client_id: '3e0c6c1d-52bb-4e0e-8f0a-7f5a0d3b9e10',
  company_id: '5e1d0c7b-9a8f-4e6d-8c5b-4a3f2e1d0c9b',
  service: null,
  booking_id: '8b6fd9b0-7d3c-4f53-9f2e-0a4f1c6a3c11',
  owner_id: '1c2d3e4f-5a6b-4c7d-8e9f-0a1b2c3d4e5f',
  once_cents: 3_350_000,
  month_cents: 9900,
  currency: 'USD',
  expected_on: '2027-04-15',
  source: 'search',
  lost_reason: null,
  closed_at: null,
  created_at: '2027-03-02T15:40:00+00:00',
};

/** Events of deals. Amounts are in integer cents. */
export const dealEvents = {
  'deal.created': defineEvent({
    when: 'A deal is created, of a booking or by hand.',
    row: deal,
    data: dealData,
    sample: { record: offered },
  }),
  'deal.stage_changed': defineEvent({
    when: 'A deal moves to another stage; won and lost are stages too.',
    row: deal,
    facts: change,
    data: (row, { from, to }) => ({ ...dealData(row), previous_stage: from, stage: to }),
    sample: {
      record: { ...offered, stage: 'proposal' },
      facts: { from: 'qualified', to: 'proposal' },
    },
  }),
  'deal.won': defineEvent({
    when: 'A deal is won.',
    row: deal,
    data: dealData,
    sample: { record: { ...offered, stage: 'won', closed_at: '2027-04-12T14:05:00+00:00' } },
  }),
  'deal.lost': defineEvent({
    when: 'A deal is lost; lost_reason says why.',
    row: deal,
    data: dealData,
    sample: {
      record: {
        ...offered,
        stage: 'lost',
        lost_reason: 'timing',
        closed_at: '2027-04-12T14:05:00+00:00',
      },
    },
  }),
};
