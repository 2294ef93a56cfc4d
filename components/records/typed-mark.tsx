'use client';

import { markTyped, type TypedText } from './typed-texts';

/** Reports the unsaved texts of the editor in whose element it stands, so that they outlive its record. */
export function TypedMark({ texts }: { texts: () => readonly TypedText[] }) {
  return <span hidden data-typed="" ref={(mark) => void (mark && markTyped(mark, texts))} />;
}
