import { z } from 'zod';
import { limitedText } from '@/lib/core/text/typed-text';
import { TASK_PRIORITIES } from '@/lib/tasks/priorities';
import { ROLES, UNITS } from './playbook-steps';
import { isStart, type Start, SUBJECTS } from './starts';

const idOrBlank = z.union([z.guid(), z.literal('')]).default('');

/** A task template of a playbook, as stored. */
export const playbookStep = z
  .object({
    id: z.guid(),
    title: limitedText(200).min(1, 'Please enter a title.'),
    description: limitedText(2000).default(''),
    role: z.enum(ROLES),
    person: idOrBlank,
    team: idOrBlank,
    priority: z.enum(TASK_PRIORITIES),
    checklist: z.array(limitedText(300).min(1)).max(20),
    /** Offset in days or hours from the reference date; negative values are before it. */
    amount: z.number().int().min(-365).max(365),
    unit: z.enum(UNITS),
    time: z.union([z.iso.time({ precision: -1 }), z.literal('')]),
  })
  .refine(({ role, person }) => role !== 'person' || person, {
    path: ['person'],
    error: 'Please choose a person.',
  })
  .refine(({ role, team }) => role !== 'team' || team, {
    path: ['team'],
    error: 'Please choose a team.',
  });
export type PlaybookStep = z.output<typeof playbookStep>;

const steps = z
  .array(playbookStep)
  .min(1, 'Please add a step.')
  .max(20, 'A playbook has at most 20 steps.');

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Ordered steps, sent as JSON text; errors include the number of the step. */
const stepsText = z.string().transform((text, context) => {
  const parsed = steps.safeParse(parsedJson(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const step = issue?.path[0];
  const message = issue?.message ?? 'Please check the steps.';
  context.addIssue({
    code: 'custom',
    message: typeof step === 'number' ? `Step ${step + 1}: ${message}` : message,
  });
  return z.NEVER;
});

/** The form of a playbook; `id` and `version` (its updated_at) are empty for a new one. */
export const playbookForm = z.object({
  id: z.union([z.literal(''), z.guid()]),
  version: z.string(),
  name: limitedText(80).min(1, 'Please enter a name.'),
  start: z.custom<Start>(
    (text) => typeof text === 'string' && isStart(text),
    'Please choose what starts it.',
  ),
  service: idOrBlank,
  active: z.enum(['yes', 'no']).default('yes'),
  steps: stepsText,
});
export type PlaybookInput = z.output<typeof playbookForm>;

export const subjectRecord = z.object({ subject: z.enum(SUBJECTS), record: z.guid() });

export const playbookStart = z.object({ playbook: z.guid(), record: z.guid() });
