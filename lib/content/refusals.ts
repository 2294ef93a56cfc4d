import { ActionFailure } from '@/lib/core/actions/failure';

/** The notice for each rule that the database reports by a hint, and the editor field that breaks it. */
const RULES = {
  past: { notice: 'webinarIntoPast' },
  registered: { notice: 'webinarHasRegistrants' },
  people: { notice: 'contentHasPeople' },
  words: { notice: 'contentNotReady' },
  incomplete: { notice: 'contentIncomplete' },
  source: {
    notice: 'caseWithoutSource',
    field: 'figures',
    message: (figures: string) =>
      figures ? `Without a source: ${figures}.` : 'Add at least one, with its source.',
  },
  figure_taken: {
    notice: 'figureTaken',
    field: 'figures',
    message: () => 'Another case has a figure with one of these ids.',
  },
} as const;

const isRule = (hint: string): hint is keyof typeof RULES => hint in RULES;

/**
 * Refuses a change that a database rule forbids, such as moving a webinar with registrants into the past.
 * @throws ActionFailure for such an error; returns for any other
 */
export function refuseByRule(error: { hint?: string; details?: string } | null): void {
  if (!error?.hint || !isRule(error.hint)) return;
  const rule = RULES[error.hint];
  throw new ActionFailure(rule.notice, {
    ...('field' in rule && { fieldErrors: { [rule.field]: rule.message(error.details ?? '') } }),
    ...(error.details && { reason: error.details }),
  });
}
