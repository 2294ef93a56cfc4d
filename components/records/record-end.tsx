import type { ReactNode } from 'react';

/** The end of a record's drawer: its deletion, apart from all else. */
export function RecordEnd({ children }: { children: ReactNode }) {
  return <div className="border-t border-line pt-4 *:-ml-3">{children}</div>;
}
