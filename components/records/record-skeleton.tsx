import { Skeleton } from '@/components/ui/skeleton';

/** Placeholder of a form in the drawer while its record is loading. */
export function RecordSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="space-y-6">
      <Skeleton className="h-11" />
      <Skeleton className="h-28" />
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
    </div>
  );
}
