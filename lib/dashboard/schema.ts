import { z } from 'zod';
import { AUDIT_ACTIONS } from '@/lib/audit/rules';
import { TASK_PRIORITIES } from '@/lib/tasks/rules';

const booking = {
  id: z.guid(),
  firstname: z.string(),
  lastname: z.string().nullable(),
  company: z.string().nullable(),
  preferreddate: z.string(),
};

/** What needs a leader first, as the database collects it; counts end at AGENDA_LIMIT. */
export const agenda = z.object({
  awaiting: z.array(z.object({ ...booking, requestdate: z.string() })),
  quarantined: z.number(),
  dead: z.number(),
  upcoming: z.array(z.object({ ...booking, owner: z.string().nullable() })),
  overdue: z.array(
    z.object({
      id: z.guid().nullable(),
      name: z.string().nullable(),
      total: z.number(),
      oldest: z.string(),
    }),
  ),
});
export type Agenda = z.output<typeof agenda>;

/** More than this is not counted. */
export const AGENDA_LIMIT = 100;

export const FIGURES = [
  'visits',
  'bookings',
  'clients',
  'registrations',
  'enrolments',
  'subscribers',
] as const;
export type Figure = (typeof FIGURES)[number];

/** What one business day brought. */
export const dailyFigure = z.object({
  figure: z.enum(FIGURES),
  day: z.iso.date(),
  total: z.number(),
});
export type DailyFigure = z.output<typeof dailyFigure>;

/** Where visits began, and how many. */
export type LandingPage = { page: string; visits: number };

export const recentChange = z.object({
  id: z.coerce.number(),
  table_name: z.string(),
  record_id: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  actor: z.string().nullable(),
  label: z.string().nullable(),
  at: z.string(),
});
export type RecentChange = z.output<typeof recentChange>;

/** A task of one's own day. */
export const ownTask = z.object({
  id: z.guid(),
  title: z.string(),
  priority: z.enum(TASK_PRIORITIES),
  status: z.string(),
  due_date: z.string().nullable(),
});
export type OwnTask = z.output<typeof ownTask>;
