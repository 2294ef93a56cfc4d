import { z } from 'zod';
import { CHANNEL_CLASSES } from '@/lib/core/channel-classes';
import { blankText, namedRow, personRow } from '@/lib/core/supabase/columns';
import { BOOKING_TOPICS } from '@/lib/paths/visitors';
import { storedEstimate } from '@/lib/tools/calculator/model';
import { type Percents, percentOf, weightedCents } from './amounts';
import { DEAL_STAGES, LOST_REASONS } from './stages';

export const LISTED =
  'id, title, stage, onceCents:once_cents, monthCents:month_cents, yearCents:year_cents, amountReason:amount_reason, expectedOn:expected_on, expectedOrder:expected_order, nextStep:next_step, nextStepOn:next_step_on, stepOrder:step_order, source, lostReason:lost_reason, closedAt:closed_at, createdAt:created_at, version:updated_at, ownerId:owner_id, nextStepOwnerId:next_step_owner_id, client:clients(id, firstname, lastname), company:companies(id, name)';
export const WHOLE =
  `${LISTED}, brief, intent, estimate, contact:clients(email, phone, jobtitle), service:services(id, name:title), bookingId:booking_id, amountSetBy:amount_set_by, amountSetAt:amount_set_at, proposals(number, version:current_version, sentAt:sent_at), history:deal_stages(id, from:from_stage, to:to_stage, lostReason:lost_reason, actorId:actor_id, at)` as const;

export const listedRow = z.object({
  id: z.guid(),
  title: z.string(),
  stage: z.enum(DEAL_STAGES),
  onceCents: z.number(),
  monthCents: z.number(),
  yearCents: z.number(),
  /** Reason for an amount other than that of the proposal. */
  amountReason: blankText,
  expectedOn: z.string().nullable(),
  expectedOrder: z.string(),
  nextStep: blankText,
  nextStepOn: z.string().nullable(),
  stepOrder: z.string(),
  source: z.enum(CHANNEL_CLASSES),
  lostReason: z.enum(LOST_REASONS).nullable(),
  closedAt: z.string().nullable(),
  createdAt: z.string(),
  version: z.string(),
  ownerId: z.string().nullable(),
  nextStepOwnerId: z.string().nullable(),
  /** Null if the contact was deleted; the deal stays with its company. */
  client: personRow.nullable(),
  /** Also null for members, who cannot see companies. */
  company: namedRow.nullable(),
});
type ListedRow = z.output<typeof listedRow>;

export const wholeRow = listedRow.extend({
  brief: blankText,
  intent: z.enum(BOOKING_TOPICS).nullable().catch(null),
  contact: z.object({ email: z.string(), phone: blankText, jobtitle: blankText }).nullable(),
  estimate: storedEstimate.nullable().catch(null),
  service: namedRow.nullable(),
  bookingId: z.string().nullable(),
  amountSetBy: z.string().nullable(),
  amountSetAt: z.string().nullable(),
  proposals: z.array(
    z.object({ number: z.string(), version: z.number().nullable(), sentAt: z.string().nullable() }),
  ),
  history: z.array(
    z.object({
      id: z.number(),
      from: z.enum(DEAL_STAGES).nullable(),
      to: z.enum(DEAL_STAGES),
      lostReason: z.enum(LOST_REASONS).nullable(),
      actorId: z.string().nullable(),
      at: z.string(),
    }),
  ),
});
type WholeRow = z.output<typeof wholeRow>;

/** Names of staff by id. */
export type Names = ReadonlyMap<string, string>;

export const settingsRow = z.object({
  new: z.number(),
  qualified: z.number(),
  proposal: z.number(),
  negotiation: z.number(),
  staleDays: z.number(),
  version: z.string(),
});

/** Win probabilities by stage, and the number of days without a change after which a deal is stale. */
export type DealSettings = z.output<typeof settingsRow>;

/** Adds the weighted value and the names of the people to a row. */
export function complete<Row extends ListedRow>(row: Row, percents: Percents, names: Names) {
  const stepOwnerId = row.nextStepOwnerId ?? row.ownerId;
  return {
    ...row,
    weightedCents: weightedCents(row.yearCents, percentOf(row.stage, percents)),
    ownerName: row.ownerId ? (names.get(row.ownerId) ?? 'A former colleague') : '',
    stepOwnerName: stepOwnerId ? (names.get(stepOwnerId) ?? 'A former colleague') : '',
  };
}

/** A deal in the list and on the board; days as 'YYYY-MM-DD', timestamps as the database returns them. */
export type ListedDeal = ReturnType<typeof complete<ListedRow>>;

/** Returns the proposal whose newest sent version determines the amount of a deal; null if none was sent. */
function offerOf(proposals: WholeRow['proposals']) {
  const [newest] = proposals
    .filter(({ version, sentAt }) => version !== null && sentAt !== null)
    .toSorted((a, b) => Date.parse(b.sentAt ?? '') - Date.parse(a.sentAt ?? ''));
  return newest ? { number: newest.number, version: newest.version } : null;
}

/** Returns a whole deal with the proposal that determines its amount, and its history with names. */
export function withHistory({ proposals, ...row }: WholeRow, percents: Percents, names: Names) {
  return {
    ...complete(row, percents, names),
    offer: offerOf(proposals),
    amountSetByName: row.amountSetBy ? (names.get(row.amountSetBy) ?? 'A former colleague') : '',
    history: row.history.map(({ actorId, ...entry }) => ({
      ...entry,
      actorName: actorId ? (names.get(actorId) ?? 'A former colleague') : 'The site itself',
    })),
  };
}

/** A deal with everything that its drawer shows. */
export type Deal = ReturnType<typeof withHistory>;

/** The cards in one column of the board; `more` is true if the list contains others. */
export type BoardColumn = { stage: ListedRow['stage']; deals: ListedDeal[]; more: boolean };

export const forecastRow = z
  .object({
    month: z.string(),
    deals: z.number(),
    once_cents: z.number(),
    month_cents: z.number(),
    year_cents: z.number(),
    weighted_cents: z.number(),
    won: z.number(),
    won_cents: z.number(),
  })
  .transform((row) => ({
    month: row.month,
    deals: row.deals,
    onceCents: row.once_cents,
    monthCents: row.month_cents,
    yearCents: row.year_cents,
    weightedCents: row.weighted_cents,
    won: row.won,
    wonCents: row.won_cents,
  }));

/** Deals expected in a month ('none': without a date), and deals won in it. */
export type ForecastMonth = z.output<typeof forecastRow>;
