import { Skeleton } from '@/components/ui/skeleton';

/** The shape of both panels while their figures are counted. */
export function HealthSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading the health"
      className="mb-6 grid gap-4 pt-6 lg:grid-cols-2"
    >
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </div>
  );
}
