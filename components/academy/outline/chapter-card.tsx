'use client';

import { GripVertical, Plus } from 'lucide-react';
import { useCallback } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import type { Chapter, Outline } from '@/lib/academy/outline/model';
import { changeChapter, changeLesson, removePart, stepLesson } from '@/lib/academy/outline/rules';
import { type LessonField, LessonRow } from './lesson-row';
import { PartButtons } from './part-buttons';
import { PartInput } from './part-input';
import { type Part, usePartDrag } from './use-part-drag';

type ChapterField = 'title' | `lessons.${number}.${LessonField}`;

type ChapterCardProps = {
  courseId: string;
  chapter: Chapter;
  /** Returns whether a lesson is saved. Only a saved lesson has a text editor. */
  isStored: (lesson: string) => boolean;
  /** Position of the chapter, starting at 1. */
  number: number;
  errors: FieldErrors<Chapter> | undefined;
  /** Called on blur with the path of the field, such as 'lessons.0.title'. */
  onLeave: (field: ChapterField) => void;
  /** Applies a change to the current outline. */
  onChange: (change: (outline: Outline) => Outline) => void;
  onStep: (step: -1 | 1) => void;
  onRemove: () => void;
  onDrop: (dropped: Part, on: Part) => void;
};

const TAKES = ['chapter', 'lesson'] as const;

/** Editable card of a chapter with its lessons. */
export function ChapterCard(props: ChapterCardProps) {
  const { courseId, chapter, isStored, number, errors, onLeave, onChange } = props;
  const { onStep, onRemove, onDrop } = props;
  const { id, title, lessons } = chapter;
  const name = `chapter ${number}`;
  const drop = useCallback(
    (dropped: Part) => onDrop(dropped, { kind: 'chapter', id }),
    [id, onDrop],
  );
  const { element, handle, isDragged, isTarget } = usePartDrag(
    { kind: 'chapter', id },
    TAKES,
    drop,
  );

  const addLesson = () =>
    onChange((outline) => {
      const added = {
        id: crypto.randomUUID(),
        title: '',
        summary: null,
        minutes: null,
        isSample: false,
        isRequired: true,
      };
      return changeChapter(outline, id, { lessons: [...lessons, added] });
    });

  return (
    <li
      ref={element}
      className={`rounded-surface border bg-surface p-4 ${isTarget ? 'border-accent' : 'border-line'} ${isDragged ? 'opacity-50' : ''}`}
    >
      <div className="flex items-center gap-2">
        <span ref={handle} aria-hidden className="cursor-grab text-ink-3 max-sm:hidden">
          <GripVertical className="size-4" />
        </span>
        <div className="grow">
          <PartInput
            label={`Title of ${name}`}
            error={errors?.title?.message}
            placeholder="Title of the chapter"
            value={title}
            maxLength={160}
            className="font-medium"
            onChange={(event) =>
              onChange((outline) => changeChapter(outline, id, { title: event.target.value }))
            }
            onCheck={() => onLeave('title')}
          />
        </div>
        <PartButtons name={name} onStep={onStep} onRemove={onRemove} />
      </div>
      <ol className="mt-2 sm:pl-6">
        {lessons.map((lesson, place) => (
          <LessonRow
            key={lesson.id}
            lesson={lesson}
            name={`lesson ${number}.${place + 1}`}
            courseId={courseId}
            isStored={isStored(lesson.id)}
            errors={errors?.lessons?.[place]}
            onLeave={(field) => onLeave(`lessons.${place}.${field}`)}
            onChange={(change) => onChange((outline) => changeLesson(outline, lesson.id, change))}
            onStep={(step) => onChange((outline) => stepLesson(outline, lesson.id, step))}
            onRemove={() => onChange((outline) => removePart(outline, lesson.id))}
            onDrop={onDrop}
          />
        ))}
      </ol>
      <Button variant="quiet" size="sm" className="mt-1 sm:ml-6" onClick={addLesson}>
        <Plus aria-hidden className="size-4" />
        Add a lesson to {name}
      </Button>
    </li>
  );
}
