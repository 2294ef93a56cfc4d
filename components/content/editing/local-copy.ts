import { z } from 'zod';
import { browserCopy } from '@/components/records/browser-copy';
import { formValues } from '@/lib/content/editing/schema';
import type { FormValues } from '@/lib/content/kinds/fields';
import { TYPED } from '@/lib/core/auth/kept-text';
import '@/lib/core/zod-without-eval';

const copied = z.object({ values: formValues, at: z.string() });
export type LocalCopy = z.output<typeof copied>;

/** Returns the browser store for text that is not on the server yet. */
export function localCopy(person: string, record: string) {
  const { read, keep, drop } = browserCopy(`${TYPED}content:${person}:${record}`, copied.parse);
  return {
    read,
    keep: (values: FormValues) => keep({ values, at: new Date().toISOString() }),
    drop,
  };
}
