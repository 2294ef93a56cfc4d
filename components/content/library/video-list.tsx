'use client';

import { use } from 'react';
import { DataTable } from '@/components/lists/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import type { ListedVideo } from '@/lib/content/videos/model';
import type { Area } from '@/lib/core/auth/roles';
import type { Page } from '@/lib/core/lists/keyset';
import { videoColumns, videoName } from './video-columns';

type VideoListProps = { page: Promise<Page<ListedVideo>>; area: Area };

/** One page of the videos of recordings and lessons. */
export function VideoList({ page, area }: VideoListProps) {
  return (
    <DataTable
      caption="All videos"
      columns={videoColumns(area)}
      page={use(page)}
      sortedBy="-created_at"
      nameOf={videoName}
      empty={
        <EmptyState title="No videos yet">
          Add a video on the page of its webinar or lesson; it then appears here.
        </EmptyState>
      }
    />
  );
}
