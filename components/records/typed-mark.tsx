'use client';

import { markTyped, type TypedText } from './typed-texts';

/** Registers the unsaved texts of the surrounding editor, so that they are kept if its record disappears. */
export function TypedMark({ texts }: { texts: () => readonly TypedText[] }) {
  return <span hidden data-typed="" ref={(mark) => void (mark && markTyped(mark, texts))} />;
}
