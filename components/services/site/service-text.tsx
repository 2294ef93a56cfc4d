import { RichText } from '@/components/content/site/blocks/rich-text';
import { TableOfContents } from '@/components/text/table-of-contents';
import type { TextFacts } from '@/lib/content/blocks/model';
import { headingsOf } from '@/lib/core/text/markdown';

/** Fewer headings need no table of contents. */
const MIN_HEADINGS = 3;

/** The description of a service; next to a long one, on wide screens, links to its headings. */
export function ServiceText({ text, facts }: { text: string; facts: TextFacts }) {
  const headings = headingsOf(text);
  return (
    <div className="grid gap-x-6 lg:grid-cols-12">
      <div className="max-lg:hidden lg:col-span-3 print:hidden">
        {headings.length >= MIN_HEADINGS && (
          <nav aria-label="In this text" className="sticky top-24 pr-4">
            <TableOfContents headings={headings} />
          </nav>
        )}
      </div>
      <div className="min-w-0 lg:col-span-9">
        <RichText text={text} facts={facts} />
      </div>
    </div>
  );
}
