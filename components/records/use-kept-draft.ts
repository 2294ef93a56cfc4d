import { usePerson } from '@/components/staff/person-context';
import { TYPED } from '@/lib/core/auth/kept-text';
import { browserCopy } from './browser-copy';

type Texts = Record<string, string>;

/** Typed values, with the record on which they are based. */
type Draft = { values: Texts; version: string; seen: Texts };

const isTexts = (kept: unknown): kept is Texts =>
  typeof kept === 'object' &&
  kept !== null &&
  Object.values(kept).every((text) => typeof text === 'string');

/** Validates manually, because a schema would add its library to every form. */
function parseDraft(kept: unknown): Draft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  if (!('values' in kept && 'version' in kept && 'seen' in kept)) return null;
  const { values, version, seen } = kept;
  const isDraft = isTexts(values) && isTexts(seen) && typeof version === 'string';
  return isDraft ? { values, version, seen } : null;
}

/**
 * Returns a browser store for the unsaved input of a form. It survives a reload, a lost connection and a sign-out. No
 * one else who signs in on this browser sees it.
 * @param form name of the form and its record, such as `task:{id}`
 */
export function useKeptDraft(form: string) {
  const { id } = usePerson();
  return browserCopy(`${TYPED}draft:${id}:${form}`, parseDraft);
}
