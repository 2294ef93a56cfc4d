import { usePerson } from '@/components/staff/person-context';
import { TYPED } from '@/lib/core/auth/kept-text';
import { browserCopy } from './browser-copy';

type Texts = Record<string, string>;

/** The typed values, and the record as the form showed it before. */
type Draft = { values: Texts; version: string; seen: Texts };

const isTexts = (kept: unknown): kept is Texts =>
  typeof kept === 'object' &&
  kept !== null &&
  Object.values(kept).every((text) => typeof text === 'string');

/** Checks by hand: a schema would bring its library to every form. */
function parseDraft(kept: unknown): Draft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  if (!('values' in kept && 'version' in kept && 'seen' in kept)) return null;
  const { values, version, seen } = kept;
  const isDraft = isTexts(values) && isTexts(seen) && typeof version === 'string';
  return isDraft ? { values, version, seen } : null;
}

/**
 * Returns the store of what a person has typed into a form and not saved. This browser keeps it over a reload, a lost
 * connection and a sign-out; no one else who signs in here sees it.
 * @param form name of the form and its record, such as `task:{id}`
 */
export function useKeptDraft(form: string) {
  const { id } = usePerson();
  return browserCopy(`${TYPED}draft:${id}:${form}`, parseDraft);
}
