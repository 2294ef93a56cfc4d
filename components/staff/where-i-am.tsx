'use client';

import { usePathname } from 'next/navigation';
import type { ContentRights } from '@/lib/core/auth/content-rights';
import { isScreen, navigationOf, type StaffArea } from './navigation';

/** The group and the screen of the current URL. */
export function WhereIAm({ area, rights }: { area: StaffArea; rights: ContentRights }) {
  const pathname = usePathname();
  for (const { title, items } of navigationOf(area, rights)) {
    const item = items.find((screen) => isScreen(screen, pathname));
    if (item) {
      return (
        <p className="min-w-0 truncate text-staff text-ink-3">
          {title} <span aria-hidden>/</span>{' '}
          <span className="font-medium text-ink">{item.label}</span>
        </p>
      );
    }
  }
  return null;
}
