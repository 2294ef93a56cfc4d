import { RichText } from '@/components/content/site/blocks/rich-text';
import { TableOfContents } from '@/components/text/table-of-contents';
import type { TextFacts } from '@/lib/content/blocks/model';
import { headingsOf } from '@/lib/core/text/markdown';

/** Minimum number of headings for a table of contents. */
const MIN_HEADINGS = 3;

/** Description of a service. On wide screens, a long description has a table of contents next to it. */
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
