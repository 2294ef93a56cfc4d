import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';

type FilteredItem = {
  key: string;
  /** Values of the item by the name of the filter field. The search `q` reads its `data-searched` elements. */
  values: Record<string, string>;
  /** True if the item matches the filters that the server read from the URL. */
  isFound: boolean;
  card: ReactNode;
  /** Title of its group, if the list has groups. */
  group?: string;
};

type FilteredListProps = {
  /** Accessible name of the filters. */
  label: string;
  /** URL without filters. */
  path: string;
  fields: ReactNode;
  fieldsLayout: string;
  submitLabel: string;
  /** Total number of records as text, such as '12 courses'. */
  all: string;
  total: number;
  /** Number of records that match the filters; all records without filters. */
  found: number;
  /** Formats that number as text, for example if it may be inexact. */
  countText?: (found: number) => string;
  /** All records, or one page of the matches if the server filters. */
  items: FilteredItem[];
  listLayout: string;
  /** Shown if no item matches. */
  none: ReactNode;
};

/**
 * List with filters that its script applies immediately (components/marketing/script/filters.ts). Without JavaScript,
 * and for lists with several pages, the form requests the page with the filters in the URL.
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
      <div className="mt-3 sm:mt-8 flex min-h-8 flex-wrap items-center gap-x-6">
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
      <div id="found" hidden={found === 0}>
        {Object.entries(Object.groupBy(items, ({ group = '' }) => group)).map(
          ([title, own = []]) => (
            <Group key={title} title={title} items={own} layout={props.listLayout} />
          ),
        )}
      </div>
    </>
  );
}

type GroupProps = { title: string; items: FilteredItem[]; layout: string };

/** Items with the same group, below its title if it has one. Hidden if none of them is found. */
function Group({ title, items, layout }: GroupProps) {
  return (
    <section
      data-group=""
      hidden={items.every(({ isFound }) => !isFound)}
      aria-label={title || undefined}
      className="not-first:mt-14"
    >
      {title && <h3 className="text-h3">{title}</h3>}
      <ul className={`mt-4 grid ${layout}`}>
        {items.map(({ key, values, isFound, card }) => (
          <li key={key} hidden={!isFound} data-item="" {...dataAttributes(values)}>
            {card}
          </li>
        ))}
      </ul>
    </section>
  );
}

function dataAttributes(values: Record<string, string>) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`data-${name}`, value]));
}
