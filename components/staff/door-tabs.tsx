'use client';

import { useParams, usePathname, useSearchParams } from 'next/navigation';
import { ListTabs } from '@/components/lists/list-tabs';
import type { ContentRights } from '@/lib/core/auth/content-rights';
import type { Area } from '@/lib/core/auth/roles';
import { doorsOf, placeOf } from './navigation';

/** Tabs for the screens of the current sidebar entry. They keep the search. Not shown above a record. */
export function DoorTabs({ area, rights }: { area: Area; rights: ContentRights }) {
  const pathname = usePathname();
  const isRecord = 'id' in useParams() || pathname.endsWith('/new');
  const searched = useSearchParams().get('q');
  const place = placeOf(doorsOf(area, rights), pathname);
  if (isRecord || !place || place.door.screens.length === 1) return null;
  const query = searched ? `?${new URLSearchParams({ q: searched })}` : '';
  return (
    <ListTabs
      label={`Screens of ${place.door.label}`}
      tabs={place.door.screens.map(({ href, label }) => ({ href: `${href}${query}`, label }))}
      current={`${place.screen.href}${query}`}
      className="mb-5 border-b border-line writing:hidden print:hidden"
    />
  );
}
