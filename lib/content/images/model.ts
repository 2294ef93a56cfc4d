import { z } from 'zod';
import { IMAGE_TYPES } from '@/lib/core/images/rules';
import type { ContentTable } from '@/lib/paths';

/** Columns of the library; `uses` is the number of records and drafts that show the picture. */
export const IMAGE =
  'id, path, name, alt, caption, focalX:focal_x, focalY:focal_y, width, height, mimeType:mime_type, sizeBytes:size_bytes, uploadedBy:uploaded_by, createdAt:created_at, version:updated_at';

/** A picture of the library; instants as the database writes them. */
export const imageRow = z.object({
  id: z.guid(),
  path: z.string(),
  name: z.string(),
  alt: z.string(),
  caption: z.string(),
  focalX: z.number(),
  focalY: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  mimeType: z.enum(IMAGE_TYPES).nullable(),
  sizeBytes: z.number().nullable(),
  uploadedBy: z.guid().nullable(),
  createdAt: z.string(),
  version: z.string(),
});
type LibraryImage = z.output<typeof imageRow> & {
  /** URL of the file. */
  src: string;
};

/** A row with the embedded count of its uses, or no count. */
export const listedRow = imageRow
  .extend({ uses: z.array(z.object({ count: z.number().optional() })) })
  .transform(({ uses, ...image }) => ({ ...image, uses: uses[0]?.count ?? 0 }));
export type ListedImage = LibraryImage & { uses: number };

/** A picture of the library to insert into a text, with the URL that the text will contain. */
export type FoundImage = Pick<
  ListedImage,
  'id' | 'name' | 'alt' | 'caption' | 'src' | 'focalX' | 'focalY'
> & { address: string };

export const useRow = z.object({ table: z.string(), id: z.guid(), isDraft: z.boolean() });

export const titledRow = z.object({ id: z.guid(), title: z.string() });

/** The course of a lesson. */
export const lessonRow = titledRow.extend({ courseId: z.guid() });

/** A record or draft that shows a picture, with its title if the reader may read it. */
export type ImageUse = {
  id: string;
  table: ContentTable | 'lesson_texts';
  title: string | null;
  isDraft: boolean;
  /** True if the reader may open its editor. */
  isEditable: boolean;
  /** Only for a lesson. */
  courseId?: string;
};

export type ImageDetails = LibraryImage & { uses: ImageUse[]; uploader: string | null };
