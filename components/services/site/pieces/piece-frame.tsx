import type { ReactNode } from 'react';
import { PageScript } from '@/components/marketing/page-script';
import { Button } from '@/components/ui/button';
import type { PieceName } from '@/lib/pieces';

type PieceFrameProps = {
  name: PieceName;
  title: string;
  /** Explains to visitors how to use the piece. */
  intro: string;
  /** Status line at the end, which is also shown without a script. */
  end: string;
  children: ReactNode;
};

/**
 * Frame of a working example: title, content, status line and its script. On a preview, React runs after the script, so
 * each text that the script writes has `suppressHydrationWarning`.
 */
export function PieceFrame({ name, title, intro, end, children }: PieceFrameProps) {
  return (
    <figure
      data-piece={name}
      aria-label={title}
      className="overflow-hidden rounded-surface border border-line bg-surface"
    >
      <figcaption className="border-b border-line px-5 py-4 lg:px-8 lg:py-5">
        <p className="label text-ink-3">Working example, invented data</p>
        <p className="mt-1 text-h3 text-ink lg:mt-2">{title}</p>
        <p className="needs-script mt-1 max-w-measure text-base leading-6.5">{intro}</p>
      </figcaption>
      {children}
      <div className="flex items-center justify-between gap-x-6 gap-y-2 border-t border-line px-5 py-4 max-sm:flex-col max-sm:items-start lg:px-8">
        <p
          role="status"
          data-room
          suppressHydrationWarning
          className="text-base leading-6.5 text-ink"
        >
          {end}
        </p>
        <Button
          data-again
          variant="quiet"
          className="needs-script max-sm:-ml-4 max-sm:h-11 sm:-mr-4"
        >
          Start again
        </Button>
      </div>
      <PageScript name={`piece-${name}`} />
    </figure>
  );
}
