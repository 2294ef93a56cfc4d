import type { LessonPageProps } from '@/app/(staff)/_content/lesson';
import { LessonVideoScreen } from '@/app/(staff)/_content/lesson-video';

export { metadata } from '@/app/(staff)/_content/lesson-video';

export default function Page(props: LessonPageProps) {
  return <LessonVideoScreen {...props} area="admin" />;
}
