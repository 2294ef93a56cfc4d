import { z } from 'zod';
import { change, defineEvent, instant } from '@/lib/core/events/define';

const contact = z.object({
  id: z.string(),
  firstname: z.string(),
  lastname: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  jobtitle: z.string().nullable(),
  company_id: z.string().nullable(),
  owner_id: z.string().nullable(),
  stage: z.string(),
  value: z.number(),
  source: z.string().nullable(),
  tags: z.array(z.string()),
  created_at: instant,
});

const contactData = (row: z.output<typeof contact>) => ({
  id: row.id,
  first_name: row.firstname,
  last_name: row.lastname,
  email: row.email,
  phone: row.phone,
  job_title: row.jobtitle,
  company_id: row.company_id,
  owner_id: row.owner_id,
  stage: row.stage,
  value: row.value,
  source: row.source,
  tags: row.tags,
  created_at: row.created_at,
});

const known = {
  id: '3e0c6c1d-52bb-4e0e-8f0a-7f5a0d3b9e10',
  firstname: 'Grace',
  lastname: 'Hopper',
  email: 'grace@harbor.example',
  phone: '+1 212 555 0199',
  jobtitle: 'Head of operations',
  company_id: '5e1d0c7b-9a8f-4e6d-8c5b-4a3f2e1d0c9b',
  owner_id: null,
  stage: 'lead',
  value: 0,
  source: 'booking',
  tags: ['invoices'],
  created_at: '2027-02-24T09:12:44+00:00',
};

/** Events of contacts. */
export const contactEvents = {
  'contact.created': defineEvent({
    when: 'A contact is created, by a form of a visitor, by an import or by hand.',
    row: contact,
    data: contactData,
    sample: { record: known },
  }),
  'contact.stage_changed': defineEvent({
    when: 'A contact moves to another stage.',
    row: contact,
    facts: change,
    data: (row, { from, to }) => ({ ...contactData(row), previous_stage: from, stage: to }),
    sample: {
      record: { ...known, stage: 'client' },
      facts: { from: 'qualified', to: 'client' },
    },
  }),
  'contact.merged': defineEvent({
    when: 'Another contact is merged into this one.',
    row: contact,
    facts: z.object({ from: z.array(z.string()), to: z.array(z.string()) }),
    data: (row, { from, to }) => ({
      ...contactData(row),
      merged_ids: to.filter((id) => !from.includes(id)),
    }),
    sample: {
      record: known,
      facts: { from: [], to: ['77c0a1b2-3d4e-4f50-8a6b-9c8d7e6f5a4b'] },
    },
  }),
};
