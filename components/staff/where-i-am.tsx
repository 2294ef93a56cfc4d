'use client';

import { usePathname } from 'next/navigation';
import type { ContentRights } from '@/lib/core/auth/content-rights';
import type { Area } from '@/lib/core/auth/roles';
import { doorsOf, placeOf } from './navigation';

/** Name of the current sidebar entry and screen. */
export function WhereIAm({ area, rights }: { area: Area; rights: ContentRights }) {
  const place = placeOf(doorsOf(area, rights), usePathname());
  if (!place) return null;
  const { door, screen } = place;
  return (
    <p className="min-w-0 truncate text-staff text-ink-3">
      {door.label !== screen.label && (
        <>
          {door.label} <span aria-hidden>/</span>{' '}
        </>
      )}
      <span className="font-medium text-ink">{screen.label}</span>
    </p>
  );
}
