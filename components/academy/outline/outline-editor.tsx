'use client';

import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { LeaveQuestion } from '@/components/records/leave-question';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { useAnswer } from '@/components/ui/use-answer';
import type { Chapter, Outline } from '@/lib/academy/outline/model';
import { moveChapter, moveLesson, removePart } from '@/lib/academy/outline/rules';
import { recordNotices } from '@/lib/notices/records';
import { ChapterCard } from './chapter-card';
import { useOutline } from './use-outline';
import type { Part } from './use-part-drag';

type OutlineEditorProps = { courseId: string; stored: Outline };

/** Moves a dropped chapter or lesson before its drop target, or to the end of a chapter. */
function moveDropped(outline: Outline, part: Part, on: Part): Outline {
  if (part.kind === 'chapter') {
    const place = outline.findIndex(({ id }) => id === on.id);
    return moveChapter(outline, part.id, place);
  }
  const chapter = outline.find(
    ({ id, lessons }) => id === on.id || lessons.some((l) => l.id === on.id),
  );
  if (!chapter) return outline;
  const others = chapter.lessons.filter(({ id }) => id !== part.id);
  const place = others.findIndex(({ id }) => id === on.id);
  return moveLesson(outline, part.id, {
    chapter: chapter.id,
    place: place < 0 ? others.length : place,
  });
}

/** Edits the chapters and lessons of a course and saves the whole outline at once. */
export function OutlineEditor({ courseId, stored }: OutlineEditorProps) {
  const editor = useOutline(courseId, stored);
  const { outline, errors, change, check, isDirty, isSaving, problem, theirs } = editor;
  const answer = useAnswer(problem ?? theirs);
  const [removing, setRemoving] = useState<Chapter | null>(null);
  const drop = useCallback(
    (part: Part, on: Part) => change((before) => moveDropped(before, part, on)),
    [change],
  );
  const addChapter = () =>
    change((before) => [...before, { id: crypto.randomUUID(), title: '', lessons: [] }]);

  return (
    <>
      <div className="sticky top-14 z-20 -mx-4 mb-6 flex flex-wrap items-center gap-3 border-b border-line bg-paper px-4 py-3 lg:-mx-8 lg:px-8">
        <p role="status" className="font-mono text-[0.8125rem] text-ink-3">
          {isDirty ? 'Unsaved changes, kept in this browser' : 'No changes'}
        </p>
        <div className="ml-auto flex gap-2">
          <Button variant="quiet" size="sm" disabled={!isDirty} onClick={editor.discard}>
            Discard changes
          </Button>
          <Button size="sm" pending={isSaving} disabled={!isDirty} onClick={() => editor.save()}>
            Save outline
          </Button>
        </div>
      </div>
      {theirs && (
        <Notice
          {...(!problem && answer)}
          tone="warning"
          title={recordNotices.changedMeanwhile}
          className="mb-6"
        >
          <p>Theirs: {theirs.map(({ title }) => title).join(', ') || 'no chapters'}.</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="sm" onClick={() => editor.settle('mine')}>
              Keep mine
            </Button>
            <Button size="sm" variant="secondary" onClick={() => editor.settle('theirs')}>
              Use theirs
            </Button>
          </div>
        </Notice>
      )}
      {problem && (
        <Notice {...answer} tone="error" className="mb-6">
          {problem.sentence}
        </Notice>
      )}
      {outline.length === 0 && (
        <EmptyState title="No chapters yet">
          The public page shows chapters and lessons in this order.
        </EmptyState>
      )}
      <ol className="max-w-4xl space-y-4">
        {outline.map((chapter, place) => (
          <ChapterCard
            key={chapter.id}
            courseId={courseId}
            chapter={chapter}
            isStored={editor.isStored}
            number={place + 1}
            errors={errors?.[place]}
            onLeave={(field) => void check(`outline.${place}.${field}`)}
            onChange={change}
            onStep={(step) => change((before) => moveChapter(before, chapter.id, place + step))}
            onRemove={() =>
              chapter.lessons.length > 0
                ? setRemoving(chapter)
                : change((before) => removePart(before, chapter.id))
            }
            onDrop={drop}
          />
        ))}
      </ol>
      <Button variant="secondary" size="sm" className="mt-4" onClick={addChapter}>
        <Plus aria-hidden className="size-4" />
        Add a chapter
      </Button>
      <LeaveQuestion isDirty={isDirty} />
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title={`Remove “${removing?.title ?? ''}”?`}
        confirmLabel="Remove chapter"
        onConfirm={() => {
          if (removing) change((before) => removePart(before, removing.id));
          setRemoving(null);
        }}
      >
        <p>Its {removing?.lessons.length} lessons are deleted with it once you save the outline.</p>
      </ConfirmDialog>
    </>
  );
}
