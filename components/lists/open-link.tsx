'use client';

import type { ReactNode } from 'react';
import { ListLink } from './list-link';

type OpenLinkProps = {
  /** The id of the record that the drawer shows, or `new`. */
  record: string;
  className?: string;
  children: ReactNode;
};

/** Opens a record in the drawer; the list behind stays as it is. */
export function OpenLink({ record, className, children }: OpenLinkProps) {
  return (
    <ListLink changes={{ open: record }} className={className ?? 'row-link'}>
      {children}
    </ListLink>
  );
}
