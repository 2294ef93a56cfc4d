import { ArrowLeft, ArrowRight } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button-link';

type PageLinksProps = {
  page: number;
  pages: number;
  /** Returns the URL of a page number. */
  path: (page: number) => string;
  /** Plural noun for the listed records, newest first, such as 'posts'. */
  things: string;
};

/** Pagination links. Renders nothing for a single page. */
export function PageLinks({ page, pages, path, things }: PageLinksProps) {
  if (pages === 1) return null;
  return (
    <nav aria-label="Pages" className="mt-10 grid grid-cols-2 items-center gap-4 sm:grid-cols-3">
      <div>
        {page > 1 && (
          <ButtonLink href={path(page - 1)} variant="secondary" rel="prev">
            <ArrowLeft aria-hidden className="size-4" /> Newer {things}
          </ButtonLink>
        )}
      </div>
      <p className="font-mono text-staff text-ink-3 max-sm:order-last max-sm:col-span-2 sm:text-center">
        Page {page} of {pages}
      </p>
      <div className="text-right">
        {page < pages && (
          <ButtonLink href={path(page + 1)} variant="secondary" rel="next">
            Older {things} <ArrowRight aria-hidden className="size-4" />
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}
