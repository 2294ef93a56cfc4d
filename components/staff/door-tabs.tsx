'use client';

import { usePathname } from 'next/navigation';
import { ListTabs } from '@/components/lists/list-tabs';
import type { ContentRights } from '@/lib/core/auth/content-rights';
import { doorsOf, placeOf, type StaffArea } from './navigation';

/** The other screens behind the current entry of the sidebar. */
export function DoorTabs({ area, rights }: { area: StaffArea; rights: ContentRights }) {
  const place = placeOf(doorsOf(area, rights), usePathname());
  if (!place || place.door.screens.length === 1) return null;
  return (
    <ListTabs
      label={`Screens of ${place.door.label}`}
      tabs={place.door.screens}
      current={place.screen.href}
      className="mb-5 border-b border-line writing:hidden print:hidden"
    />
  );
}
