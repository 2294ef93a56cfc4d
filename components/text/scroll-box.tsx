import type { ReactNode } from 'react';

/** A box for content that may be wider than the text; it scrolls on its own, by keyboard too. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls with the arrow keys.
    <figure aria-label={label} tabIndex={0} className="scroll-box">
      {children}
    </figure>
  );
}
