'use client';

import type { ReactNode } from 'react';
import { ListLink } from './list-link';

type OpenLinkProps = {
  /** Id of the record for the drawer, or `new`. */
  record: string;
  className?: string;
  children: ReactNode;
};

/** Link that opens a record in the drawer without changing the list. */
export function OpenLink({ record, className, children }: OpenLinkProps) {
  return (
    <ListLink changes={{ open: record }} className={className ?? 'row-link'}>
      {children}
    </ListLink>
  );
}
