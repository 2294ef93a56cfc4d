import { Picture } from '@/components/text/picture';
import type { CourseSummary } from '@/lib/academy/model';
import { imageSource } from '@/lib/core/text/image-source';
import { CourseArt } from './course-art';

type CoursePictureProps = {
  course: Pick<CourseSummary, 'slug' | 'category' | 'imageUrl' | 'imageAlt'>;
  /** Widths at which it is shown, for the browser's choice of a file. */
  sizes: string;
  preload?: boolean;
};

/** Shows the editor's picture if its URL is one of ours, else a drawing. */
export function CoursePicture({ course, sizes, preload = false }: CoursePictureProps) {
  const source = imageSource(course.imageUrl ?? '');
  if (!source) return <CourseArt category={course.category} slug={course.slug} />;
  return (
    <Picture
      src={source.src}
      alt={course.imageAlt ?? ''}
      size={{ width: 1280, height: 720 }}
      sizes={sizes}
      isFirst={preload}
      className="aspect-video w-full object-cover"
    />
  );
}
