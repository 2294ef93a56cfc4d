import { type LessonPageProps, LessonScreen } from '@/app/(staff)/_content/lesson';

export { metadata } from '@/app/(staff)/_content/lesson';

export default function Page(props: LessonPageProps) {
  return <LessonScreen {...props} area="team" />;
}
