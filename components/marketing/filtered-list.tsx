import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';

type FilteredItem = {
  key: string;
  /** Values of the item by the name of the field that filters them. The search `q` reads its `data-searched` parts. */
  values: Record<string, string>;
  /** The filters that the server has read from the URL find it. */
  isFound: boolean;
  className?: string;
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
  /** The number of all items, such as '12 courses'. */
  all: string;
  items: FilteredItem[];
  listLayout: string;
  /** Shown if no item is found. */
  none: ReactNode;
};

/**
 * A list below its filters, which its script applies at once (components/marketing/script/filters.ts). Without
 * JavaScript the form calls the server, which renders the same page with the filters of the URL.
 */
export function FilteredList({ items, all, ...props }: FilteredListProps) {
  const found = items.filter(({ isFound }) => isFound).length;
  return (
    <>
      <search aria-label={props.label}>
        <form
          action={props.path}
          data-filters
          className={`grid items-end gap-4 ${props.fieldsLayout}`}
        >
          {props.fields}
          <noscript>
            <Button type="submit" variant="secondary" size="beside">
              {props.submitLabel}
            </Button>
          </noscript>
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
            {found === items.length ? all : `${found} of ${all}`}
          </p>
          <div id="found-none" hidden={found > 0}>
            {props.none}
          </div>
        </div>
        <a
          id="clear-filters"
          href={props.path}
          hidden={found === items.length}
          className={buttonStyle({ variant: 'quiet', size: 'sm' })}
        >
          Clear filters
        </a>
      </div>
      <ul id="found" hidden={found === 0} className={`mt-4 grid ${props.listLayout}`}>
        {items.map(({ key, values, isFound, className, card }) => (
          <li key={key} hidden={!isFound} className={className} {...dataAttributes(values)}>
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
