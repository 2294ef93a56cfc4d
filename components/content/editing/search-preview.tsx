import { contentKinds } from '@/lib/content/kinds';
import type { FormValues } from '@/lib/content/kinds/fields';
import { searchTitle } from '@/lib/core/seo/metadata';
import type { ContentTable } from '@/lib/paths';
import { contentPath } from '@/lib/paths/site';

type SearchPreviewProps = { table: ContentTable; values: FormValues };

/** Approximate number of characters of a description that search engines show. */
const SHOWN = 155;

/** Preview of the page as a search result. */
export function SearchPreview({ table, values }: SearchPreviewProps) {
  const text = (name: string) => String(values[name] ?? '').trim();
  const title = text('seo_title') || text('title');
  const description = text('seo_description') || text(contentKinds[table].summaryColumn);
  return (
    <figure className="sm:col-span-2">
      <figcaption className="mb-1.5 text-[0.9375rem] leading-6 font-medium text-ink">
        Search result
      </figcaption>
      <div className="max-w-[37rem] rounded-control border border-line bg-surface p-4">
        <p className="truncate font-mono text-[0.8125rem] text-ink-3">
          {contentPath(table, text('slug'))}
        </p>
        <p className="mt-1 truncate text-h3 font-normal text-accent">{searchTitle(title)}</p>
        <p className="mt-1">
          {description.length > SHOWN ? `${description.slice(0, SHOWN).trimEnd()} …` : description}
        </p>
      </div>
    </figure>
  );
}
