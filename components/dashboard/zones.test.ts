import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Brief } from '@/lib/bookings/desk/model';
import type { Agenda } from '@/lib/dashboard/model';
import { ComingConsultations } from './coming-consultations';
import { LeaderDay } from './leader-day';

// 10:00 AM in New York, the business time zone.
const at = '2026-11-23T15:00:00Z';
const timeZone = 'Asia/Tokyo';
const late = { id: 'p', name: 'Bob', open: 1, late: 1, oldest: at };
const agenda: Agenda = { awaiting: 0, quarantined: 0, asked: 0, upcoming: [], workload: [late] };
// Contains only the fields that the panel reads.
const brief = { id: 'b', name: 'Ada', startsAt: at, meetingType: 'Consultation' } as Brief;

it.each<[string, ReactNode]>([
  ['day', createElement(LeaderDay, { today: [], agenda, leader: { id: 'me', timeZone } })],
  ['consultations', createElement(ComingConsultations, { briefs: [brief], timeZone })],
])('the %s of the dashboard: times use and name the person’s zone', (_, panel) => {
  const html = renderToStaticMarkup(panel);
  expect(html).toContain('Nov 24, 12:00 AM GMT+9');
  expect(html).toContain('Tokyo time');
  expect(html).not.toMatch(/New York|10:00/);
});
