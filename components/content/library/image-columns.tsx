import { Thumbnail } from '@/components/content/images/thumbnail';
import type { Column } from '@/components/lists/column';
import { RowLink } from '@/components/lists/row-link';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import type { ListedImage } from '@/lib/content/images/model';
import { imageTypeNames, inKilobytes, usesText } from '@/lib/core/images/rules';
import { shortMoment } from '@/lib/core/time/business-time';

export const imageColumns: readonly Column<ListedImage>[] = [
  {
    id: 'name',
    header: 'Picture',
    sort: 'name',
    cell: (image) => (
      <span className="flex items-center gap-3">
        <Thumbnail image={image} className="w-16 shrink-0" />
        <RowLink record={image.id}>{image.name || image.path}</RowLink>
      </span>
    ),
  },
  {
    id: 'alt',
    header: 'Alternative text',
    card: 'detail',
    cell: ({ alt }) => <span className="wrap-anywhere">{alt}</span>,
  },
  {
    id: 'type',
    header: 'Type',
    cell: ({ mimeType }) => mimeType && imageTypeNames[mimeType],
  },
  {
    id: 'size',
    header: 'Pixels',
    cell: ({ width, height }) => width && height && `${width} × ${height}`,
  },
  {
    id: 'bytes',
    header: 'File',
    numeric: true,
    optional: true,
    cell: ({ sizeBytes }) => sizeBytes && inKilobytes(sizeBytes),
  },
  { id: 'uses', header: 'Used', card: 'status', cell: ({ uses }) => usesText(uses) },
  {
    id: 'added',
    header: `Added (${BUSINESS_TIME_ZONE_NAME})`,
    sort: 'created_at',
    card: 'time',
    cell: ({ createdAt }) => <span className="moment">{shortMoment(createdAt)}</span>,
  },
];
