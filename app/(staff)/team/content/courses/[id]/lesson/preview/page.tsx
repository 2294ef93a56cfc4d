import type { LessonPageProps } from '@/app/(staff)/_content/lesson';
import { LessonPreviewScreen } from '@/app/(staff)/_content/lesson-preview';

export { metadata } from '@/app/(staff)/_content/lesson-preview';

export default function Page(props: LessonPageProps) {
  return <LessonPreviewScreen {...props} area="team" />;
}
