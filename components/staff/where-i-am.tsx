'use client';

import { usePathname } from 'next/navigation';
import { isScreen, navigation, type StaffArea } from './navigation';

/** The group and the screen of the current URL. */
export function WhereIAm({ area }: { area: StaffArea }) {
  const pathname = usePathname();
  for (const { title, items } of navigation[area]) {
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
