import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';

type FilteredItem = {
  key: string;
  /** Values of the item by the name of the field that filters them. The search `q` reads its `data-searched` parts. */
  values: Record<string, string>;
  /** The filters that the server has read from the URL find it. */
  isFound: boolean;
  card: ReactNode;
};

type FilteredListProps = {
  /** Accessible name of the filters. */
  label: string;
  /** URL without filters. */
  path: string;
  fields: ReactNode;
  fieldsLayout: string;
  submitLabel: string;
  /** The number of all records, such as '12 courses'. */
  all: string;
  total: number;
  /** Number of records that the filters find; all without filters. */
  found: number;
  /** Returns that number in words, where it may not be exact. */
  countText?: (found: number) => string;
  /** Every record, or one page of those found: then the server filters. */
  items: FilteredItem[];
  listLayout: string;
  /** Shown if no item is found. */
  none: ReactNode;
};

/**
 * A list below its filters, which its script applies at once (components/marketing/script/filters.ts). Without
 * JavaScript, and if the list has several pages, the form calls the server, which renders the page with the filters of the URL.
 */
export function FilteredList({
  items,
  all,
  total,
  found,
  countText = String,
  ...props
}: FilteredListProps) {
  const isWhole = items.length === total;
  const submit = (
    <Button type="submit" variant="secondary" size="beside">
      {props.submitLabel}
    </Button>
  );
  return (
    <>
      <search aria-label={props.label}>
        <form
          action={props.path}
          data-filters={isWhole || undefined}
          className={`grid items-end gap-4 ${props.fieldsLayout}`}
        >
          {props.fields}
          {isWhole ? <noscript>{submit}</noscript> : submit}
        </form>
      </search>
      <div className="mt-8 flex min-h-8 flex-wrap items-center gap-x-6">
        <div role="status">
          <p
            id="found-count"
            data-all={all}
            hidden={found === 0}
            className="font-mono text-staff text-ink-3"
          >
            {found === total ? all : `${countText(found)} of ${all}`}
          </p>
          <div id="found-none" hidden={found > 0}>
            {props.none}
          </div>
        </div>
        <a
          id="clear-filters"
          href={props.path}
          hidden={found === total}
          className={buttonStyle({ variant: 'quiet', size: 'sm' })}
        >
          Clear filters
        </a>
      </div>
      <ul id="found" hidden={found === 0} className={`mt-4 grid ${props.listLayout}`}>
        {items.map(({ key, values, isFound, card }) => (
          <li key={key} hidden={!isFound} {...dataAttributes(values)}>
            {card}
          </li>
        ))}
      </ul>
    </>
  );
}

function dataAttributes(values: Record<string, string>) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`data-${name}`, value]));
}
