'use client';

import { use } from 'react';
import { Thumbnail } from '@/components/content/images/thumbnail';
import { DataTable } from '@/components/lists/data-table';
import { NextPage } from '@/components/lists/next-page';
import { NothingListed } from '@/components/lists/nothing-listed';
import { OpenLink } from '@/components/lists/open-link';
import { EmptyState } from '@/components/ui/empty-state';
import type { ListedImage } from '@/lib/content/images/model';
import { imageTypeNames, usesText } from '@/lib/core/images/rules';
import type { Page } from '@/lib/core/lists/keyset';
import { imageColumns } from './image-columns';

type ImageListProps = { page: Promise<Page<ListedImage>>; view: 'grid' | 'list' };

const empty = (
  <EmptyState title="No pictures yet">
    Every picture uploaded here or pasted into a text appears here, with its uses.
  </EmptyState>
);

function factsOf({ mimeType, width, height, uses }: ListedImage): string {
  const type = mimeType && imageTypeNames[mimeType];
  return [type, width && height && `${width} × ${height}`, usesText(uses)]
    .filter(Boolean)
    .join(' · ');
}

/** One page of the library, as a grid or a table. */
export function ImageList({ page, view }: ImageListProps) {
  const shown = use(page);
  if (view === 'list') {
    return (
      <DataTable
        caption="All pictures"
        columns={imageColumns}
        page={shown}
        sortedBy="-created_at"
        nameOf={({ name, path }) => name || path}
        empty={empty}
      />
    );
  }
  if (shown.rows.length === 0) return <NothingListed>{empty}</NothingListed>;
  return (
    <>
      <ul
        aria-label="All pictures"
        className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5"
      >
        {shown.rows.map((image) => (
          <li key={image.id} className="relative min-w-0">
            <Thumbnail image={image} className="border border-line" />
            <OpenLink
              record={image.id}
              className="mt-2 block truncate font-medium text-ink after:absolute after:inset-0 hover:underline"
            >
              {image.name || image.path}
            </OpenLink>
            <p className="truncate text-staff text-ink-3">{factsOf(image)}</p>
          </li>
        ))}
      </ul>
      {shown.next && <NextPage after={shown.next} />}
    </>
  );
}
