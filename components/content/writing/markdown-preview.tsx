import type { MouseEvent } from 'react';
import { type Rendering, useRendering } from './use-rendering';

type MarkdownPreviewProps = {
  label: string;
  text: string;
  /** Initial text and its HTML from the server. */
  opened: Rendering;
};

const ignoreLinks = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
};

/** Preview of a text as on its page. */
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
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click event of a link also fires for the keyboard. */}
      <section
        aria-label={`Preview: ${label}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
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
