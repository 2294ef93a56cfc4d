import { ActionFailure } from '@/lib/core/actions/failure';

const REFUSALS = {
  past: 'webinarIntoPast',
  registered: 'webinarHasRegistrants',
} as const;

/**
 * Refuses what the database does not allow while people are registered.
 * @throws ActionFailure for such an error; returns for any other
 */
export function refuseForRegistrants(error: { hint?: string } | null): void {
  if (error?.hint === 'past' || error?.hint === 'registered') {
    throw new ActionFailure(REFUSALS[error.hint]);
  }
}
