import { z } from 'zod';
import { usePerson } from '@/components/staff/person-context';
import '@/lib/core/text/zod-without-eval';

const values = z.record(z.string(), z.string());

/** What was typed, and the record that it was typed over. */
const draft = z.object({ values, version: z.string(), seen: values });
type Draft = z.output<typeof draft>;

/**
 * What a person has typed into a form and not saved, kept by this browser over a reload, a lost connection
 * and a sign-out; nobody else who signs in here is offered it.
 * @param form names the form and the record, such as `task:{id}`
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
