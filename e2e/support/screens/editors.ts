import {
  contentAdminPath,
  contentEditorPath,
  editorTabPath,
  type LessonTab,
  lessonTabPath,
  newsletterIssuePath,
} from '../../../lib/paths/staff.ts';
import { paths } from '../../../lib/paths.ts';

import { button, type Given, idOf, type Screen, table, text } from './screen.ts';

/** Returns the id of the seeded draft that awaits review. */
const reviewed = ({ service }: Given) =>
  idOf(
    service
      .from('blog_posts')
      .select('id')
      .eq('slug', 'retiring-an-automation')
      .single()
      .throwOnError(),
  );

const oldest = ({ service }: Given, kind: 'courses' | 'webinars') =>
  idOf(service.from(kind).select('id').order('created_at').limit(1).single().throwOnError());

async function lesson(given: Given, tab: LessonTab): Promise<string> {
  const course = await oldest(given, 'courses');
  const lessons = given.service.from('course_lessons').select('id').eq('course_id', course);
  return lessonTabPath(course, await idOf(lessons.limit(1).single().throwOnError()), tab, 'team');
}

/** Screens of a member who may publish, as the seeded one sees them. */
export const editorScreens: Screen[] = [
  { name: 'media of an editor', path: paths.team.media, shows: button('Upload a picture') },
  { name: 'videos of an editor', path: paths.team.videos, shows: table },
  {
    name: 'content calendar of an editor',
    path: paths.team.contentCalendar,
    shows: text('Scheduled'),
  },
  { name: 'unanswered questions of an editor', path: paths.team.gaps, shows: table },
  { name: 'newsletter of an editor', path: paths.team.newsletter, shows: table },
  {
    name: 'an issue of an editor',
    path: newsletterIssuePath('team', '00000000-0000-4000-8000-000000007002'),
    shows: button('Send now'),
  },
  {
    name: 'tags of an editor',
    path: paths.team.blogTags,
    shows: text('Exception handling'),
  },
  { name: 'posts of an editor', path: contentAdminPath('blog_posts', 'team'), shows: table },
  {
    name: 'a new job of an editor',
    path: contentEditorPath('jobs', 'new', 'team'),
    shows: button('Create draft'),
  },
  {
    name: 'a draft of an editor',
    path: '/team/content/[kind]/[id]',
    find: async (given) => contentEditorPath('blog_posts', await reviewed(given), 'team'),
    shows: button('Publish'),
  },
  {
    name: 'results of a post for an editor',
    path: '/team/content/[kind]/[id]/results',
    find: async (given) => editorTabPath('blog_posts', await reviewed(given), 'results', 'team'),
    shows: text('No readings in this period.'),
  },
  {
    name: 'history for an editor',
    path: '/team/content/[kind]/[id]/history',
    find: async (given) => editorTabPath('blog_posts', await reviewed(given), 'history', 'team'),
    shows: text('No version chosen'),
  },
  {
    name: 'a draft in review',
    path: '/team/content/[kind]/[id]/review',
    find: async (given) => editorTabPath('blog_posts', await reviewed(given), 'review', 'team'),
    shows: button('Send back'),
  },
  {
    name: 'outline for an editor',
    path: '/team/content/courses/[id]/outline',
    find: async (given) =>
      editorTabPath('courses', await oldest(given, 'courses'), 'outline', 'team'),
    shows: button('Save outline'),
  },
  {
    name: 'text of a lesson for an editor',
    path: '/team/content/courses/[id]/lesson',
    find: (given) => lesson(given, 'text'),
    shows: button('Save lesson'),
  },
  {
    name: 'video of a lesson for an editor',
    path: '/team/content/courses/[id]/lesson/video',
    find: (given) => lesson(given, 'video'),
    shows: button('Show this video'),
  },
  {
    name: 'preview of a lesson for an editor',
    path: '/team/content/courses/[id]/lesson/preview',
    find: (given) => lesson(given, 'preview'),
    shows: (page) => page.getByRole('link', { name: 'As a student sees it' }),
  },
  {
    name: 'video of a webinar for an editor',
    path: '/team/content/webinars/[id]/video',
    find: async (given) =>
      editorTabPath('webinars', await oldest(given, 'webinars'), 'video', 'team'),
    shows: (page) => page.getByRole('heading', { level: 2 }).first(),
  },
];
