import type { ReactNode } from 'react';

/** Box for content that may be wider than the text. It scrolls horizontally, also by keyboard. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls with the arrow keys.
    <figure aria-label={label} tabIndex={0} className="scroll-box">
      {children}
    </figure>
  );
}
