'use client';

import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { useListAddress } from './use-list-address';

type OpenLinkProps = {
  /** The id of the record that the drawer shows, or `new`. */
  record: string;
  className?: string;
  children: ReactNode;
};

/** Opens a record in the drawer; the list behind stays as it is. */
export function OpenLink({ record, className, children }: OpenLinkProps) {
  const address = useListAddress();
  return (
    <Link
      href={address.with({ open: record })}
      prefetch={false}
      scroll={false}
      className={className ?? 'font-medium text-ink underline-offset-4 hover:underline'}
    >
      {children}
    </Link>
  );
}
