import type { ImageUse } from '@/lib/content/images/model';
import { contentKinds } from '@/lib/content/kinds';
import type { Area } from '@/lib/core/auth/roles';
import { contentEditorPath, lessonTabPath } from '@/lib/paths/staff';

const kindName = ({ table }: ImageUse) =>
  table === 'lesson_texts' ? 'Lesson' : contentKinds[table].recordName;

function editorOf({ table, id, courseId, isEditable }: ImageUse, area: Area): string | null {
  if (!isEditable) return null;
  if (table !== 'lesson_texts') return contentEditorPath(table, id, area);
  return courseId ? lessonTabPath(courseId, id, 'text', area) : null;
}

/** Records that use a picture, with links to the editors that this person may open. */
export function ImageUses({ uses, area }: { uses: ImageUse[]; area: Area }) {
  if (uses.length === 0) return <p className="mt-1 text-staff">Nothing uses it.</p>;
  return (
    <ul className="mt-1 divide-y divide-line text-staff">
      {uses.map((use) => {
        const href = editorOf(use, area);
        return (
          <li
            key={`${use.id}-${use.isDraft}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 py-2"
          >
            {use.title && href ? (
              <a href={href} className="text-accent underline underline-offset-4">
                {use.title}
              </a>
            ) : (
              <span>{use.title ?? 'A record that you may not read'}</span>
            )}
            <span className="text-ink-3">
              {kindName(use)}
              {use.isDraft && ', unpublished changes'}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
