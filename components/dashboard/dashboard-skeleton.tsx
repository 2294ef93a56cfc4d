'use client';

import { Skeleton } from '@/components/ui/skeleton';
import { PanelSkeleton } from './panel-skeleton';

type DashboardSkeletonProps = { tiles: number; panels: number };

/** Placeholder for a row of tiles and the panels below. In the browser, so that its elements are not sent as data too. */
export function DashboardSkeleton({ tiles, panels }: DashboardSkeletonProps) {
  const places = (count: number) => Array.from({ length: count }, (_, place) => place);
  return (
    <div role="status" aria-label="Loading" className="grid gap-4">
      {tiles > 0 && (
        <div className="grid grid-cols-2 gap-px overflow-hidden rounded-surface border border-line bg-line lg:flex">
          {places(tiles).map((tile) => (
            <div key={tile} className="grid grow gap-3 bg-surface px-4 py-4">
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-7 w-12" />
              <Skeleton className="h-4 w-20" />
            </div>
          ))}
        </div>
      )}
      <div className="grid gap-4 xl:grid-cols-2">
        {places(panels).map((panel) => (
          <PanelSkeleton key={panel} />
        ))}
      </div>
    </div>
  );
}
