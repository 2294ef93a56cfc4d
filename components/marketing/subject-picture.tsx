import { Picture } from '@/components/text/picture';
import { imageSource } from '@/lib/core/text/image-source';
import { Drawing } from './drawings/drawing';
import type { Subject } from './drawings/subject';

/** Ground of a drawing; each kind of content has its own. */
const grounds = {
  screen: 'ground-screen',
  squared: 'ground-squared',
  tinted: 'ground-tinted',
} as const;

type SubjectPictureProps = {
  subject: Subject;
  ground: keyof typeof grounds;
  /** The editor's own picture, shown instead of the drawing if its URL is one of ours. */
  imageUrl?: string | null;
  imageAlt?: string | null;
  /** Widths at which it is shown, for the browser's choice of a file. */
  sizes: string;
  preload?: boolean;
  /** Sets its shape. */
  className?: string;
};

/** Picture of a record: the editor's, or a drawing of its subject. */
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
