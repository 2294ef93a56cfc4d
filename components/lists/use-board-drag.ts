'use client';

import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Makes the element at `place` draggable as the card of a record. Its id is `source.data.card` in drag events. */
export function useDraggableCard(id: string): {
  place: RefObject<HTMLElement | null>;
  isDragged: boolean;
} {
  const place = useRef<HTMLElement>(null);
  const [isDragged, setIsDragged] = useState(false);

  // The drag-and-drop library attaches to DOM elements; it has no React component.
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
 * Makes the element at `place` a drop target for cards.
 * @param find returns the record of a card that may be dropped here, by its id
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

  // The drag-and-drop library attaches to DOM elements; it has no React component.
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
