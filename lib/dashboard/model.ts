import { z } from 'zod';
import { CHANNEL_CLASSES } from '@/lib/core/channel-classes';
import { fullName } from '@/lib/core/text/full-name';
import { OPEN_STAGES } from '@/lib/deals/stages';
import { TASK_PRIORITIES } from '@/lib/tasks/priorities';
import { inboxRow } from './inbox/model';

const bookingColumns = z.object({
  id: z.guid(),
  firstname: z.string(),
  lastname: z.string().nullable(),
  company: z.string().nullable(),
  preferreddate: z.string(),
});

const bookingOf = ({ id, company, preferreddate, ...person }: z.output<typeof bookingColumns>) => ({
  id,
  company,
  name: fullName(person),
  startsAt: preferreddate,
});

/** `upcoming` contains only the first rows. Counts stop at AGENDA_LIMIT. */
const agendaRow = z.object({
  awaiting: z.number(),
  quarantined: z.number(),
  asked: z.number(),
  upcoming: z.array(
    bookingColumns
      .extend({ responsible: z.string().nullable() })
      .transform((row) => ({ ...bookingOf(row), responsible: row.responsible })),
  ),
  workload: z.array(
    z.object({
      /** Null for unassigned tasks. */
      id: z.guid().nullable(),
      name: z.string().nullable(),
      open: z.number(),
      late: z.number(),
      oldest: z.string().nullable(),
    }),
  ),
});

/**
 * Counts of the open work of all leaders, their next consultations after today, and the number of open tasks by person.
 */
export type Agenda = z.output<typeof agendaRow>;

const todayRow = z.object({
  kind: z.enum(['booking', 'task']),
  id: z.guid(),
  at: z.string(),
  title: z.string(),
  company: z.string().nullable(),
  /** Host of the consultation, or assignee of the task. */
  person: z.string().nullable(),
  status: z.string(),
});

/** A consultation or a task of today. */
export type TodayEntry = z.output<typeof todayRow>;

/** Upper limit of counts. */
export const AGENDA_LIMIT = 100;

const FIGURES = [
  'visits',
  'bookings',
  'clients',
  'registrations',
  'enrolments',
  'subscribers',
] as const;
export type Figure = (typeof FIGURES)[number];

const figureRow = z.object({
  figure: z.enum(FIGURES),
  day: z.iso.date(),
  total: z.number(),
});

/** One figure of one business day. */
export type DailyFigure = z.output<typeof figureRow>;

const pipelineRow = z
  .object({
    stage: z.enum(OPEN_STAGES),
    deals: z.number(),
    year_cents: z.number(),
    weighted_cents: z.number(),
  })
  .transform(({ stage, deals, year_cents: yearCents, weighted_cents: weightedCents }) => ({
    stage,
    deals,
    yearCents,
    weightedCents,
  }));

/** Open deals of one stage. */
export type PipelineStage = z.output<typeof pipelineRow>;

const channelRow = z.object({
  channel: z.enum(CHANNEL_CLASSES),
  visits: z.number(),
  touches: z.number(),
  bookings: z.number(),
  deals: z.number(),
  won: z.number(),
  cents: z.number(),
});

/** Numbers of one class of channels, from visits to dollars. */
export type ChannelSteps = z.output<typeof channelRow>;

const replyTimeRow = z
  .object({ answered: z.number(), median_minutes: z.number().nullable() })
  .transform(({ answered, median_minutes: medianMinutes }) => ({ answered, medianMinutes }));

/** Number of answered bookings, and their median reply time. */
export type ReplyTime = z.output<typeof replyTimeRow>;

const wonRow = z
  .object({
    deals: z.number(),
    year_cents: z.number(),
    monthly_deals: z.number(),
    month_cents: z.number(),
  })
  .transform(
    ({ deals, year_cents: yearCents, monthly_deals: monthlyDeals, month_cents: monthCents }) => ({
      deals,
      yearCents,
      monthlyDeals,
      monthCents,
    }),
  );

/** Deals won in the current business month, and all deals with a monthly price. */
export type WonDeals = z.output<typeof wonRow>;

/** The response of the database function leader_dashboard. */
export const leaderDashboardRow = z
  .object({
    inbox: z.array(inboxRow),
    today: z.array(todayRow),
    agenda: agendaRow,
    pipeline: z.array(pipelineRow),
    won: wonRow,
    overdue_steps: z.number(),
  })
  .transform(({ overdue_steps: overdueSteps, ...row }) => ({ overdueSteps, ...row }));

/** The response of the database function leader_figures. */
export const leaderFiguresRow = z
  .object({
    figures: z.array(figureRow),
    funnel: z.array(channelRow),
    reply_time: replyTimeRow,
  })
  .transform(({ reply_time: replyTime, ...row }) => ({ replyTime, ...row }));

const ownTaskRow = z.object({
  id: z.guid(),
  title: z.string(),
  priority: z.enum(TASK_PRIORITIES),
  status: z.string(),
  dueDate: z.string().nullable(),
});

/** A task on the dashboard of its assignee. */
export type OwnTask = z.output<typeof ownTaskRow>;

const firstStepsRow = z
  .object({ profile: z.boolean(), two_step: z.boolean(), calendar: z.boolean(), task: z.boolean() })
  .transform(({ two_step: twoStep, ...row }) => ({ twoStep, ...row }));

/** The first steps of a new colleague; true if completed. */
export type FirstSteps = z.output<typeof firstStepsRow>;

/** The response of the database function own_dashboard. */
export const ownDashboardRow = z.object({
  first_steps: firstStepsRow.nullable(),
  tasks: z.array(ownTaskRow),
  inbox: z.array(inboxRow),
  today: z.array(todayRow),
});
