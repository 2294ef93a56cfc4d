import { z } from 'zod';
import { usePerson } from '@/components/staff/person-context';
import '@/lib/core/text/zod-without-eval';

const values = z.record(z.string(), z.string());

/** The typed values, and the record as the form showed it before. */
const draft = z.object({ values, version: z.string(), seen: values });
type Draft = z.output<typeof draft>;

/**
 * Returns the store of what a person has typed into a form and not saved. This browser keeps it over a reload, a lost
 * connection and a sign-out; nobody else who signs in here sees it.
 * @param form name of the form and its record, such as `task:{id}`
 */
export function useKeptDraft(form: string) {
  const { id } = usePerson();
  const key = `draft:${id}:${form}`;
  return {
    read(): Draft | null {
      try {
        return draft.parse(JSON.parse(localStorage.getItem(key) ?? ''));
      } catch {
        return null;
      }
    },
    keep(typed: Draft) {
      try {
        localStorage.setItem(key, JSON.stringify(typed));
      } catch {
        // Storage may be full or forbidden; the form itself still has the text.
      }
    },
    drop() {
      localStorage.removeItem(key);
    },
  };
}
