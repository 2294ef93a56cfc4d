import type { ReactNode } from 'react';

/** Bottom of a record's drawer with its delete button, separated from the rest. */
export function RecordEnd({ children }: { children: ReactNode }) {
  return <div className="border-t border-line pt-4 *:-ml-3">{children}</div>;
}
