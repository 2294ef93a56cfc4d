'use client';

import { GripVertical } from 'lucide-react';
import { useCallback } from 'react';
import { Input } from '@/components/ui/input';
import type { Lesson } from '@/lib/academy/outline/model';
import { PartButtons } from './part-buttons';
import { type Part, usePartDrag } from './use-part-drag';

type LessonRowProps = {
  lesson: Lesson;
  /** Such as 'lesson 1.2'. */
  name: string;
  onChange: (change: Partial<Lesson>) => void;
  onStep: (step: -1 | 1) => void;
  onRemove: () => void;
  /** Called when another lesson is dropped on this one. */
  onDrop: (dropped: Part, on: Part) => void;
};

const TAKES = ['lesson'] as const;

/** A lesson: title, length and summary. */
export function LessonRow({ lesson, name, onChange, onStep, onRemove, onDrop }: LessonRowProps) {
  const { id, title, minutes, summary } = lesson;
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
        <Input
          aria-label={`Title of ${name}`}
          placeholder="Title of the lesson"
          value={title}
          maxLength={160}
          onChange={(event) => onChange({ title: event.target.value })}
        />
        <span className="relative block">
          <Input
            aria-label={`Minutes of ${name}`}
            inputMode="numeric"
            value={minutes ?? ''}
            onChange={({ target }) => {
              const digits = target.value.replace(/\D/g, '').slice(0, 3);
              onChange({ minutes: digits === '' ? null : Number(digits) });
            }}
          />
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-ink-3"
          >
            min
          </span>
        </span>
        <Input
          aria-label={`Summary of ${name}`}
          placeholder="What it is about (optional)"
          value={summary ?? ''}
          maxLength={600}
          onChange={(event) => onChange({ summary: event.target.value || null })}
          className="sm:col-span-2"
        />
      </div>
      <div className="pt-1.5">
        <PartButtons name={name} onStep={onStep} onRemove={onRemove} />
      </div>
    </li>
  );
}
