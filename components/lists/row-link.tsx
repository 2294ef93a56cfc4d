'use client';

import { createContext, type ReactNode, use } from 'react';

/** The list's URL up to the id of the record that the drawer shows. */
export const OpenUrl = createContext('?open=');

type RowLinkProps = { record: string; className?: string; children: ReactNode };

/**
 * Opens a record of a table in the drawer; the list behind stays as it is. The table follows its links itself, because
 * a screen has many.
 */
export function RowLink({ record, className = 'row-link', children }: RowLinkProps) {
  return (
    <a href={`${use(OpenUrl)}${encodeURIComponent(record)}`} data-open="" className={className}>
      {children}
    </a>
  );
}
