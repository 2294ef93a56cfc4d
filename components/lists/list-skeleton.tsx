'use client';

import { Skeleton } from '@/components/ui/skeleton';

const rows = Array.from({ length: 8 }, (_, row) => row);

/** The shape of a table while its records are read. In the browser, so that its elements are not sent as data too. */
export function ListSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading"
      className="divide-y divide-line rounded-surface border border-line bg-surface"
    >
      {rows.map((row) => (
        <div key={row} className="flex h-10 items-center gap-6 px-3">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-1/5" />
          <Skeleton className="ml-auto h-4 w-24 max-sm:hidden" />
        </div>
      ))}
    </div>
  );
}
