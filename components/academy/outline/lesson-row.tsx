'use client';

import { GripVertical } from 'lucide-react';
import { useCallback } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { usePerson } from '@/components/staff/person-context';
import { TickBox } from '@/components/ui/tick-box';
import type { Lesson } from '@/lib/academy/outline/model';
import { lessonTabPath } from '@/lib/paths/staff';
import { PartButtons } from './part-buttons';
import { PartInput } from './part-input';
import { type Part, usePartDrag } from './use-part-drag';

export type LessonField = 'title' | 'minutes' | 'summary';

type LessonRowProps = {
  courseId: string;
  lesson: Lesson;
  /** True if the lesson is saved, so that its text can be edited. */
  isStored: boolean;
  /** Accessible name, such as 'lesson 1.2'. */
  name: string;
  errors: FieldErrors<Lesson> | undefined;
  onLeave: (field: LessonField) => void;
  onChange: (change: Partial<Lesson>) => void;
  onStep: (step: -1 | 1) => void;
  onRemove: () => void;
  /** Called when another lesson is dropped on this one. */
  onDrop: (dropped: Part, on: Part) => void;
};

const TAKES = ['lesson'] as const;

/** Editable row of a lesson: title, length and summary. */
export function LessonRow(props: LessonRowProps) {
  const { courseId, lesson, isStored, name, errors, onLeave, onChange } = props;
  const { onStep, onRemove, onDrop } = props;
  const { area } = usePerson();
  const { id, title, minutes, summary, isSample, isRequired } = lesson;
  const drop = useCallback(
    (dropped: Part) => onDrop(dropped, { kind: 'lesson', id }),
    [id, onDrop],
  );
  const { element, handle, isDragged, isTarget } = usePartDrag({ kind: 'lesson', id }, TAKES, drop);
  return (
    <li
      ref={element}
      className={`flex items-start gap-2 border-t-2 py-2 ${isTarget ? 'border-accent' : 'border-transparent'} ${isDragged ? 'opacity-50' : ''}`}
    >
      <span ref={handle} aria-hidden className="cursor-grab pt-3 text-ink-3 max-sm:hidden">
        <GripVertical className="size-4" />
      </span>
      <div className="grid min-w-0 grow gap-2 sm:grid-cols-[1fr_7rem]">
        <div>
          <PartInput
            label={`Title of ${name}`}
            error={errors?.title?.message}
            placeholder="Title of the lesson"
            value={title}
            maxLength={160}
            onChange={(event) => onChange({ title: event.target.value })}
            onCheck={() => onLeave('title')}
          />
        </div>
        <div className="relative">
          <PartInput
            label={`Minutes of ${name}`}
            error={errors?.minutes?.message}
            inputMode="numeric"
            value={minutes ?? ''}
            onChange={({ target }) => {
              const digits = target.value.replace(/\D/g, '').slice(0, 3);
              onChange({ minutes: digits === '' ? null : Number(digits) });
            }}
            onCheck={() => onLeave('minutes')}
          />
          <span
            aria-hidden
            className="pointer-events-none absolute top-0 right-3 grid h-11 place-items-center text-ink-3"
          >
            min
          </span>
        </div>
        <div className="sm:col-span-2">
          <PartInput
            label={`Summary of ${name}`}
            error={errors?.summary?.message}
            placeholder="What it is about (optional)"
            value={summary ?? ''}
            maxLength={600}
            onChange={(event) => onChange({ summary: event.target.value || null })}
            onCheck={() => onLeave('summary')}
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-staff sm:col-span-2">
          <label className="flex items-center gap-2 py-1">
            <TickBox
              type="checkbox"
              checked={isSample}
              onChange={({ target }) => onChange({ isSample: target.checked })}
              className="size-4 accent-accent"
            />
            <span>
              Sample<span className="sr-only">: {name}</span>
            </span>
          </label>
          <label className="flex items-center gap-2 py-1">
            <TickBox
              type="checkbox"
              checked={isRequired}
              onChange={({ target }) => onChange({ isRequired: target.checked })}
              className="size-4 accent-accent"
            />
            <span>
              Required<span className="sr-only">: {name}</span>
            </span>
          </label>
          {isStored ? (
            <a
              href={lessonTabPath(courseId, id, 'text', area)}
              className="py-1 text-accent underline underline-offset-4"
            >
              Text, question, video<span className="sr-only"> of {name}</span>
            </a>
          ) : (
            <span className="text-ink-3">Save the outline to write it</span>
          )}
        </div>
      </div>
      <div className="pt-1.5">
        <PartButtons name={name} onStep={onStep} onRemove={onRemove} />
      </div>
    </li>
  );
}
