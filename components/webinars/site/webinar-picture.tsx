import { Picture } from '@/components/text/picture';
import { imageSource } from '@/lib/core/text/image-source';
import type { WebinarSummary } from '@/lib/webinars/model';
import { WebinarArt } from './webinar-art';

type WebinarPictureProps = {
  webinar: WebinarSummary;
  /** Widths at which it is shown, for the browser's choice of a file. */
  sizes: string;
};

/** Shows the editor's picture if its URL is one of ours, else a drawing. */
export function WebinarPicture({ webinar, sizes }: WebinarPictureProps) {
  const source = imageSource(webinar.imageUrl ?? '');
  if (!source) return <WebinarArt slug={webinar.slug} minutes={webinar.durationMinutes} />;
  return (
    <Picture
      src={source.src}
      alt={webinar.imageAlt ?? ''}
      size={{ width: 1280, height: 640 }}
      sizes={sizes}
      className="aspect-2/1 w-full object-cover"
    />
  );
}
