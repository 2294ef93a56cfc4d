'use client';

import { createContext, type ReactNode, use } from 'react';

/** URL of the list up to the id of the record in the drawer. */
export const OpenUrl = createContext('?open=');

type RowLinkProps = { record: string; className?: string; children: ReactNode };

/**
 * Link that opens a row's record in the drawer without changing the list. The table handles the clicks of all its
 * links, because a screen can have many.
 */
export function RowLink({ record, className = 'row-link', children }: RowLinkProps) {
  return (
    <a href={`${use(OpenUrl)}${encodeURIComponent(record)}`} data-open="" className={className}>
      {children}
    </a>
  );
}
