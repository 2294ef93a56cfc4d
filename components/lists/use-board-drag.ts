'use client';

import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Lets the element at `place` be dragged as the card of a record; its id is `source.data.card` of the library's events. */
export function useDraggableCard(id: string): {
  place: RefObject<HTMLElement | null>;
  isDragged: boolean;
} {
  const place = useRef<HTMLElement>(null);
  const [isDragged, setIsDragged] = useState(false);

  // The library attaches to the element; it has no component of its own.
  useEffect(() => {
    if (!place.current) return;
    return draggable({
      element: place.current,
      getInitialData: () => ({ card: id }),
      onDragStart: () => setIsDragged(true),
      onDrop: () => setIsDragged(false),
    });
  }, [id]);

  return { place, isDragged };
}

/**
 * Lets cards be dropped on the element at `place`.
 * @param find returns the record of a card that may come here, by its id
 */
export function useDropColumn<Card>(
  find: (id: unknown) => Card | undefined,
  onDrop: (card: Card) => void,
): { place: RefObject<HTMLElement | null>; isTarget: boolean } {
  const place = useRef<HTMLElement>(null);
  const [isTarget, setIsTarget] = useState(false);
  const canDrop = useEffectEvent((id: unknown) => find(id) !== undefined);
  const drop = useEffectEvent((id: unknown) => {
    const card = find(id);
    if (card) onDrop(card);
  });

  // As above.
  useEffect(() => {
    if (!place.current) return;
    return dropTargetForElements({
      element: place.current,
      canDrop: ({ source }) => canDrop(source.data.card),
      onDragEnter: () => setIsTarget(true),
      onDragLeave: () => setIsTarget(false),
      onDrop: ({ source }) => {
        setIsTarget(false);
        drop(source.data.card);
      },
    });
  }, []);

  return { place, isTarget };
}
