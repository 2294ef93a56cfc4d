'use client';

import { ListLink } from '@/components/lists/list-link';
import { Icon } from '@/components/ui/icon';

const views = [
  { view: null, label: 'List', icon: 'list' },
  { view: 'board', label: 'Board', icon: 'columns-4' },
] as const;

/** Switches between a list and its board; search and filters stay. */
export function ViewSwitch({ shown }: { shown: 'list' | 'board' }) {
  return (
    <nav aria-label="View" className="flex rounded-control border border-line-strong">
      {views.map(({ view, label, icon }) => (
        <ListLink
          key={label}
          changes={{ view, after: null }}
          aria-current={(view ?? 'list') === shown ? 'true' : undefined}
          className="inline-flex h-8 items-center gap-1.5 rounded-control px-2.5 text-staff text-ink-3 hover:text-ink aria-[current]:bg-hover aria-[current]:text-ink"
        >
          <Icon name={icon} />
          {label}
        </ListLink>
      ))}
    </nav>
  );
}
