import { z } from 'zod';
import { limitedText, typedText } from '@/lib/core/text/typed-text';
import { MAX_RATE } from './states';

/** Maximum length of the text of an issue; the database has the same limit. */
export const MAX_ISSUE_TEXT = 60_000;

/** The form of an issue; `id` and `version` (its updated_at) are empty for a new one. */
export const issueForm = z.object({
  id: z.union([z.guid(), z.literal('')]).default(''),
  version: z.string(),
  title: limitedText(200).min(1, 'Please enter a title.'),
  slug: typedText()
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'Please use small letters, digits and single hyphens, such as november-2026.',
    )
    .max(80, 'Please use at most 80 characters.'),
  subject: limitedText(150).min(1, 'Please enter the subject of the email.'),
  preheader: limitedText(200).default(''),
  body: limitedText(MAX_ISSUE_TEXT).default(''),
  /** One topic per line; none for every subscriber. */
  topics: typedText()
    .default('')
    .transform((lines) => lines.split('\n').filter(Boolean))
    .pipe(z.array(z.string().max(60)).max(20)),
});
export type IssueInput = z.output<typeof issueForm>;

export const issueId = z.object({ id: z.guid() });

const rate = z.int('Please enter a number.').min(1).max(MAX_RATE);

/** An issue as the editor saw it, and when to send it: at the UTC instant `at`, or now. */
export const scheduleInput = z.object({
  id: z.guid(),
  version: z.string(),
  at: z.iso.datetime().optional(),
  rate,
});
export type ScheduleInput = z.output<typeof scheduleInput>;

/** A step for an issue that is scheduled or being sent. */
export const steerInput = z.discriminatedUnion('step', [
  z.object({
    id: z.guid(),
    step: z.enum(['unschedule', 'pause', 'continue', 'send_doubtful']),
  }),
  z.object({ id: z.guid(), step: z.literal('set_rate'), rate }),
  z.object({ id: z.guid(), step: z.literal('set_indexed'), rate: z.int().min(0).max(1) }),
]);
export type SteerInput = z.output<typeof steerInput>;

export const topicsInput = z.object({ topics: z.array(z.string().max(60)).max(20) });
