'use client';

import { usePathname } from 'next/navigation';
import { Icon } from '@/components/ui/icon';
import type { ContentRights } from '@/lib/core/auth/content-rights';
import { isScreen, navigationOf, type StaffArea } from './navigation';

type NavigationListProps = { area: StaffArea; rights: ContentRights; foldable?: boolean };

/** The groups of an area; with a folded sidebar around it only the icons are seen. */
export function NavigationList({ area, rights, foldable = false }: NavigationListProps) {
  const pathname = usePathname();
  const hidden = foldable ? 'folded:sr-only' : '';
  return (
    <nav aria-label="Staff" className="grid gap-5 px-2 pb-6">
      {navigationOf(area, rights).map(({ title, items }) => (
        <div key={title}>
          <p className={`label px-3 pb-1.5 text-[0.6875rem] text-ink-3 ${hidden}`}>{title}</p>
          <ul className="grid gap-0.5">
            {items.map((item) => (
              <li key={item.href}>
                <a
                  href={item.href}
                  aria-current={isScreen(item, pathname) ? 'page' : undefined}
                  title={foldable ? item.label : undefined}
                  className="nav-item"
                >
                  <Icon name={item.icon} className="size-4 shrink-0" />
                  <span className={`truncate ${hidden}`}>{item.label}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
