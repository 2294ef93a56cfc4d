'use client';

import { ListLink } from '@/components/lists/list-link';
import { Icon } from '@/components/ui/icon';

/** The first view is the default if the URL names none. */
const views = {
  records: [
    { view: 'list', label: 'List', icon: 'list' },
    { view: 'board', label: 'Board', icon: 'columns-4' },
  ],
  pictures: [
    { view: 'grid', label: 'Grid', icon: 'image' },
    { view: 'list', label: 'List', icon: 'list' },
  ],
} as const;

type ViewSwitchProps = { shown: 'list' | 'board' | 'grid'; of?: keyof typeof views };

/** Switches between the views of a list, such as a board. Search and filters are kept. */
export function ViewSwitch({ shown, of = 'records' }: ViewSwitchProps) {
  return (
    <nav aria-label="View" className="flex rounded-control border border-line-strong">
      {views[of].map(({ view, label, icon }, index) => (
        <ListLink
          key={label}
          changes={{ view: index === 0 ? null : view, after: null }}
          aria-current={view === shown ? 'true' : undefined}
          className="inline-flex h-8 items-center gap-1.5 rounded-control px-2.5 text-staff text-ink-3 hover:text-ink aria-[current]:bg-hover aria-[current]:text-ink"
        >
          <Icon name={icon} />
          {label}
        </ListLink>
      ))}
    </nav>
  );
}
