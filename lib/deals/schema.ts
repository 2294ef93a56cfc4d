import { z } from 'zod';
import { limitedText, typedCents, typedText } from '@/lib/core/text/typed-text';
import { isCalendarDay } from '@/lib/core/time/wall-clock';
import { DEAL_STAGES, LOST_REASONS, OPEN_STAGES } from './stages';

/** Parses an amount in US dollars to cents, up to the limit of the database; an empty text means 0. */
export const cents = typedCents(1_000_000_000);

const optionalId = z.union([z.guid(), z.literal('').transform(() => null)]).default(null);

const optionalDay = z
  .union([
    z.literal('').transform(() => null),
    z.string().refine(isCalendarDay, 'Please enter a date.'),
  ])
  .default(null);

const step = {
  nextStep: limitedText(200).default(''),
  nextStepOn: optionalDay,
  nextStepOwner: optionalId,
};

type Step = { nextStep: string; nextStepOn: string | null };

/** A step and its date are only valid together. */
const hasDate = ({ nextStep, nextStepOn }: Step) => nextStep === '' || nextStepOn !== null;
const hasText = ({ nextStep, nextStepOn }: Step) => nextStepOn === null || nextStep !== '';
const DATE_MISSING = { path: ['nextStepOn'], error: 'Please choose a day for the next step.' };
const TEXT_MISSING = { path: ['nextStep'], error: 'Please say what the next step is.' };

const fields = {
  title: limitedText(160).min(1, 'Please enter a title.'),
  once: cents,
  month: cents,
  expectedOn: optionalDay,
  service: optionalId,
  owner: optionalId,
  brief: limitedText(5000).default(''),
  ...step,
};

/** The form of a new deal. */
export const newDealForm = z
  .object({
    ...fields,
    stage: z.enum(OPEN_STAGES, 'Please choose a stage.'),
    client: z.guid('Please choose a contact.'),
  })
  .refine(hasDate, DATE_MISSING)
  .refine(hasText, TEXT_MISSING);
export type NewDealInput = z.output<typeof newDealForm>;

/**
 * The form of a deal; `version` is its updated_at. The stage changes in a separate action, because a lost deal needs a
 * reason.
 */
export const dealForm = z
  .object({
    ...fields,
    id: z.guid(),
    version: z.string(),
    amountReason: limitedText(500).default(''),
  })
  .refine(hasDate, DATE_MISSING)
  .refine(hasText, TEXT_MISSING);
export type DealInput = z.output<typeof dealForm>;

/** The form of the next step only, for the owner of a deal. */
export const stepForm = z
  .object({
    id: z.guid(),
    version: z.string(),
    nextStep: step.nextStep,
    nextStepOn: step.nextStepOn,
  })
  .refine(hasDate, DATE_MISSING)
  .refine(hasText, TEXT_MISSING);
export type StepInput = z.output<typeof stepForm>;

export const dealLabels: Record<string, string> = {
  title: 'Title',
  client: 'Contact',
  stage: 'Stage',
  once: 'Once',
  month: 'A month',
  amountReason: 'Reason for another amount',
  expectedOn: 'Expected',
  service: 'Service',
  owner: 'Owner',
  nextStep: 'Next step',
  nextStepOn: 'Step due',
  nextStepOwner: 'Done by',
  brief: 'Brief',
};

/** A move to another stage; `seen` is the stage on the screen. */
export const dealMove = z
  .object({
    id: z.guid(),
    stage: z.enum(DEAL_STAGES),
    seen: z.enum(DEAL_STAGES),
    reason: z.enum(LOST_REASONS).nullable().default(null),
  })
  .refine(({ stage, reason }) => stage !== 'lost' || reason !== null, {
    path: ['reason'],
    error: 'Please say why it was lost.',
  });
export type DealMove = z.output<typeof dealMove>;

export const dealId = z.object({ id: z.guid() });
export const dealIds = z.array(z.guid()).min(1).max(100);

/** A new owner of several deals. */
export const ownerChange = z.object({ ids: dealIds, owner: z.guid().nullable() });

/** The former owner of a deal, and the deal's version after the change. */
export const formerOwner = z.object({
  id: z.guid(),
  version: z.string(),
  before: z.object({ owner_id: z.guid().nullable() }),
});
export type FormerOwner = z.output<typeof formerOwner>;

const whole = (least: number, most: number) => {
  const error = `Please enter a whole number from ${least} to ${most}.`;
  return typedText(error)
    .min(1, error)
    .transform(Number)
    .pipe(z.int(error).min(least, error).max(most, error));
};

/** The form of the probabilities; `version` is their updated_at. */
export const dealSettingsForm = z.object({
  version: z.string(),
  new: whole(0, 100),
  qualified: whole(0, 100),
  proposal: whole(0, 100),
  negotiation: whole(0, 100),
  staleDays: whole(3, 90),
});
export type DealSettingsInput = z.output<typeof dealSettingsForm>;
