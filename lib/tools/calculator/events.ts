import { z } from 'zod';
import { defineEvent, instant } from '@/lib/core/events/define';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { calculatorPath } from '@/lib/paths/site';
import { type StoredEstimate, storedEstimate } from './model';

/** Returns the webhook data of an estimate: ranges in US dollars, and a link that opens its numbers. */
export const estimateData = ({ query, version, paysFrom, ...figures }: StoredEstimate) => ({
  url: absoluteUrl(calculatorPath(query)),
  rules_version: version,
  verdict: figures.verdict,
  hours_a_week: figures.hours,
  saved_a_month: figures.saved,
  once: figures.once,
  running_a_month: figures.running,
  pays_from_month: paysFrom,
});

export const sampleEstimate: StoredEstimate = {
  query: 'v=1&people=2&hours=13&rate=33',
  version: 1,
  verdict: 'pays',
  work: 26,
  hours: { cautious: 12.5, good: 20.3 },
  saved: { cautious: 1788, good: 2903 },
  once: { cautious: 39_500, good: 33_500 },
  running: { cautious: 500, good: 99 },
  paysFrom: { cautious: 34, good: 15 },
};

const estimate = z.object({
  id: z.string(),
  client_id: z.string(),
  name: z.string().nullable(),
  email: z.string(),
  estimate: storedEstimate,
  created_at: instant,
});

/** Events of the calculator. */
export const estimateEvents = {
  'estimate.sent': defineEvent({
    when: 'A visitor mails the estimate of the calculator to themselves.',
    row: estimate,
    data: (sent) => ({
      id: sent.id,
      contact_id: sent.client_id,
      name: sent.name,
      email: sent.email,
      ...estimateData(sent.estimate),
      sent_at: sent.created_at,
    }),
    sample: {
      record: {
        id: '5f0d8a11-6c1f-4a79-b2d5-6a7b8c9d0e13',
        client_id: '3e0c6c1d-52bb-4e0e-8f0a-7f5a0d3b9e10',
        name: 'Grace Hopper',
        email: 'grace@harbor.example',
        estimate: sampleEstimate,
        created_at: '2027-02-24T09:12:44+00:00',
      },
    },
  }),
};
