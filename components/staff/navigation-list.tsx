'use client';

import { usePathname } from 'next/navigation';
import { Icon } from '@/components/ui/icon';
import type { ContentRights } from '@/lib/core/auth/content-rights';
import type { Area } from '@/lib/core/auth/roles';
import { doorsOf, placeOf } from './navigation';

type NavigationListProps = { area: Area; rights: ContentRights; foldable?: boolean };

/** Sidebar entries of an area. In a folded sidebar only the icons are visible. */
export function NavigationList({ area, rights, foldable = false }: NavigationListProps) {
  const doors = doorsOf(area, rights);
  const place = placeOf(doors, usePathname());
  const hidden = foldable ? 'folded:sr-only' : '';
  return (
    <nav aria-label="Staff" className="px-2 pb-6">
      <ul className="grid gap-0.5">
        {doors.map((door) => (
          <li key={door.label}>
            <a
              href={door.screens[0].href}
              aria-current={door === place?.door ? 'page' : undefined}
              title={foldable ? door.label : undefined}
              className="nav-item"
            >
              <Icon name={door.icon} className="size-4 shrink-0" />
              <span className={`truncate ${hidden}`}>{door.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
