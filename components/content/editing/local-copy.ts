import type { FormValues } from '@/lib/content/kinds/fields';

export type LocalCopy = { values: FormValues; at: string };

/**
 * What somebody has typed and the server does not have yet, kept by this browser over a lost connection, a
 * reload and a sign-out. The name holds the person, so that nobody else who signs in here is offered it.
 */
export function localCopy(person: string, record: string) {
  const key = `content:${person}:${record}`;
  return {
    read(): LocalCopy | null {
      try {
        return JSON.parse(localStorage.getItem(key) ?? 'null');
      } catch {
        return null;
      }
    },
    keep(values: FormValues) {
      try {
        localStorage.setItem(key, JSON.stringify({ values, at: new Date().toISOString() }));
      } catch {
        // Storage may be full or forbidden; the form itself still has the text.
      }
    },
    drop() {
      try {
        localStorage.removeItem(key);
      } catch {
        // As above: then nothing was kept either.
      }
    },
  };
}
