import type { MouseEvent } from 'react';
import { type Rendering, useRendering } from './use-rendering';

type MarkdownPreviewProps = {
  label: string;
  text: string;
  /** The text with which the page was opened, and how the server rendered it. */
  opened: Rendering;
};

const ignoreLinks = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
};

/** A text as its page shows it. */
export function MarkdownPreview({ label, text, opened }: MarkdownPreviewProps) {
  const { rendering, isBehind, hasFailed } = useRendering(text, opened);
  return (
    <div className="min-w-0 pt-5">
      <p role="status" className="label text-ink-3">
        {hasFailed
          ? 'The preview failed; your text is not affected'
          : isBehind
            ? 'Updating…'
            : 'Preview'}
      </p>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's click is the keyboard's as well. */}
      <section
        aria-label={`Preview: ${label}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard.
        tabIndex={0}
        onClick={ignoreLinks}
        className="mt-2 overflow-x-auto rounded-control border border-line bg-surface p-5 text-body"
      >
        {text.trim() === '' ? (
          <p className="text-staff text-ink-3">Nothing to show yet.</p>
        ) : (
          rendering
        )}
      </section>
    </div>
  );
}
