import { Skeleton } from '@/components/ui/skeleton';

const LINES = ['w-3/5', 'w-2/5', 'w-1/2'];

/** Placeholder for a panel. */
export function PanelSkeleton() {
  return (
    <div className="rounded-surface border border-line bg-surface">
      <div className="flex h-12 items-center border-b border-line px-4">
        <Skeleton className="h-4 w-32" />
      </div>
      {LINES.map((width) => (
        <div key={width} className="flex h-12 items-center border-b border-line px-4 last:border-0">
          <Skeleton className={`h-4 ${width}`} />
        </div>
      ))}
    </div>
  );
}
