import type { z } from 'zod';
import '@/lib/core/text/zod-without-eval';

/**
 * Returns a store for what was typed and not saved. This browser keeps it over a reload, a lost connection and a
 * sign-out; `key` names the person, so that nobody else who signs in here sees it.
 */
export function browserCopy<Typed>(key: string, shape: z.ZodType<Typed>) {
  return {
    read(): Typed | null {
      try {
        return shape.parse(JSON.parse(localStorage.getItem(key) ?? ''));
      } catch {
        return null;
      }
    },
    keep(typed: Typed) {
      try {
        localStorage.setItem(key, JSON.stringify(typed));
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
