import type { ReactNode } from 'react';

/** End of a record's drawer: its deletion, apart from the rest. */
export function RecordEnd({ children }: { children: ReactNode }) {
  return <div className="border-t border-line pt-4 *:-ml-3">{children}</div>;
}
