import type { ReactNode } from 'react';
import { RichText } from '@/components/content/site/blocks/rich-text';
import { WithMargin } from '@/components/marketing/with-margin';
import { TableOfContents } from '@/components/text/table-of-contents';
import type { TextFacts } from '@/lib/content/blocks/model';
import { headingsOf } from '@/lib/core/text/markdown';

/** Minimum number of headings for a table of contents. */
const MIN_HEADINGS = 3;

type ServiceTextProps = { text: string; facts: TextFacts; notes: ReactNode[] };

/** Description of a service. On wide screens, a long description has a table of contents next to it. */
export function ServiceText({ text, facts, notes }: ServiceTextProps) {
  const headings = headingsOf(text);
  return (
    <WithMargin
      aside={
        headings.length >= MIN_HEADINGS && (
          <nav aria-label="In this text" className="sticky top-24 pr-4 max-lg:hidden print:hidden">
            <TableOfContents headings={headings} />
          </nav>
        )
      }
      notes={notes}
    >
      <RichText text={text} facts={facts} />
    </WithMargin>
  );
}
