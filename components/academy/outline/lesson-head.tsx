import { EditorHead } from '@/components/content/editing/editor-head';
import { ListTabs } from '@/components/lists/list-tabs';
import type { Area } from '@/lib/core/auth/roles';
import { type LessonTab, lessonTabPath, outlinePath } from '@/lib/paths/staff';

const tabNames: Record<LessonTab, string> = {
  text: 'Text and question',
  video: 'Video',
  preview: 'As a student sees it',
};
const TABS = ['text', 'video', 'preview'] as const;

type LessonHeadProps = {
  course: { id: string; title: string };
  lesson: { id: string; title: string };
  /** Tab of the current page. */
  current: LessonTab;
  area: Area;
};

/** Titles of a course and its lesson, with tabs to the lesson's editor pages. */
export function LessonHead({ course, lesson, current, area }: LessonHeadProps) {
  const pathOf = (tab: LessonTab) => lessonTabPath(course.id, lesson.id, tab, area);
  return (
    <>
      <EditorHead
        table="courses"
        id={course.id}
        title={course.title}
        current="outline"
        area={area}
      />
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-4">
        <h2 className="min-w-0 text-h3 wrap-anywhere">{lesson.title}</h2>
        <a
          href={outlinePath(course.id, area)}
          className="py-1 text-accent underline underline-offset-4"
        >
          Back to the outline
        </a>
      </div>
      <ListTabs
        label="Pages of this lesson"
        tabs={TABS.map((tab) => ({ href: pathOf(tab), label: tabNames[tab] }))}
        current={pathOf(current)}
      />
    </>
  );
}
