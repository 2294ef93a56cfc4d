'use client';

import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState } from 'react';

/** A chapter or lesson that can be dragged. */
export type Part = { kind: 'chapter' | 'lesson'; id: string };

/**
 * Makes a chapter or lesson draggable by its handle and a drop target for others.
 * @param takes kinds that can be dropped on it
 */
export function usePartDrag(
  { kind, id }: Part,
  takes: readonly Part['kind'][],
  onDrop: (dropped: Part) => void,
) {
  const element = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [isDragged, setIsDragged] = useState(false);
  const [isTarget, setIsTarget] = useState(false);

  // The drag-and-drop library attaches to DOM elements; it has no React component.
  useEffect(() => {
    if (!element.current || !handle.current) return;
    return combine(
      draggable({
        element: element.current,
        dragHandle: handle.current,
        canDrag: () => !element.current?.closest('fieldset:disabled'),
        getInitialData: () => ({ kind, id }),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
      dropTargetForElements({
        element: element.current,
        canDrop: ({ source }) =>
          source.data.id !== id && takes.some((taken) => taken === source.data.kind),
        onDropTargetChange: ({ location, self }) =>
          setIsTarget(location.current.dropTargets[0]?.element === self.element),
        onDrop: ({ source, location, self }) => {
          setIsTarget(false);
          const { kind: dropped, id: droppedId } = source.data;
          const isInnermost = location.current.dropTargets[0]?.element === self.element;
          if (!isInnermost || typeof droppedId !== 'string') return;
          onDrop({ kind: dropped === 'chapter' ? 'chapter' : 'lesson', id: droppedId });
        },
      }),
    );
  }, [kind, id, takes, onDrop]);

  return { element, handle, isDragged, isTarget };
}
