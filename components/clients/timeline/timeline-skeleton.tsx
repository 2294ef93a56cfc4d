import { Skeleton } from '@/components/ui/skeleton';

const WIDTHS = ['w-72', 'w-56', 'w-80', 'w-64', 'w-60'];

/** The shape of the timeline while it is read. */
export function TimelineSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="space-y-5">
      {WIDTHS.map((width) => (
        <div key={width} className="flex gap-4">
          <Skeleton className="size-8 rounded-full" />
          <div className="grow space-y-2 pt-1.5">
            <Skeleton className={`h-4 max-w-full ${width}`} />
            <Skeleton className="h-3 w-40" />
          </div>
        </div>
      ))}
    </div>
  );
}
