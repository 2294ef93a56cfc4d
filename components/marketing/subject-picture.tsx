import { Picture } from '@/components/text/picture';
import { imageSource } from '@/lib/core/text/image-source';
import { Drawing } from './drawings/drawing';
import type { Subject } from './drawings/subject';

/** Background of a drawing by content kind. */
const grounds = {
  screen: 'ground-screen',
  squared: 'ground-squared',
  tinted: 'ground-tinted',
} as const;

type SubjectPictureProps = {
  subject: Subject;
  ground: keyof typeof grounds;
  /** Picture chosen by the editor. It replaces the drawing if its URL is one of ours. */
  imageUrl?: string | null;
  imageAlt?: string | null;
  /** `sizes` attribute of the image. */
  sizes: string;
  preload?: boolean;
  /** CSS classes that set the aspect ratio. */
  className?: string;
};

/** Picture of a record: the editor's picture, or a drawing of its subject. */
export function SubjectPicture({
  subject,
  ground,
  imageUrl,
  imageAlt,
  sizes,
  preload = false,
  className = 'aspect-video',
}: SubjectPictureProps) {
  const source = imageSource(imageUrl ?? '');
  if (!source)
    return <Drawing subject={subject} className={`w-full ${grounds[ground]} ${className}`} />;
  return (
    <Picture
      src={source.src}
      alt={imageAlt ?? ''}
      size={{ width: 1280, height: 720 }}
      focus={source.focus}
      sizes={sizes}
      isFirst={preload}
      className={`w-full object-cover ${className}`}
    />
  );
}
