import type { CurrentRecord } from './current-record';
import { ActionFailure } from './failure';

/**
 * Returns the refusal for an update that changed no row: the record was deleted, someone else has changed it since the
 * form was opened, or row-level security denies access.
 * @param current the record as the same session reads it now
 * @param version the updated_at with which the form was opened
 */
export function staleWriteFailure(
  current: CurrentRecord | null,
  version: string,
  values: Record<string, string>,
): ActionFailure {
  if (!current) return new ActionFailure('recordGone', { values });
  if (current.version !== version)
    return new ActionFailure('changedMeanwhile', { values, current });
  return new ActionFailure('changeRefused', { values });
}
