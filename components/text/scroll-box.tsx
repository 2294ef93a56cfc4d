import type { ReactNode } from 'react';

/** What may be wider than the text: it scrolls by itself, by keyboard too. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the arrow keys.
    <figure aria-label={label} tabIndex={0} className="scroll-box">
      {children}
    </figure>
  );
}
