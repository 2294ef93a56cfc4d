import { z } from 'zod';
import { usePerson } from '@/components/staff/person-context';
import { browserCopy } from './browser-copy';

const values = z.record(z.string(), z.string());

/** The typed values, and the record as the form showed it before. */
const draft = z.object({ values, version: z.string(), seen: values });

/**
 * Returns the store of what a person has typed into a form and not saved. This browser keeps it over a reload, a lost
 * connection and a sign-out; nobody else who signs in here sees it.
 * @param form name of the form and its record, such as `task:{id}`
 */
export function useKeptDraft(form: string) {
  const { id } = usePerson();
  return browserCopy(`draft:${id}:${form}`, draft);
}
