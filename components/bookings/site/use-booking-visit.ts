'use client';

import { startTransition, useCallback, useEffect, useState } from 'react';
import type { OpenDay } from '@/lib/bookings/availability/rules';
import { paths } from '@/lib/paths';

type Visit = {
  days: OpenDay[];
  formToken: string;
  idempotencyKey: string;
  service: string;
};

/**
 * Returns the values that only the visitor's browser has, and the current free slots in place of those that the
 * static page was built with. `refresh` fetches them again.
 */
export function useBookingVisit(pageDays: OpenDay[]): Visit & { refresh: () => void } {
  const [visit, setVisit] = useState<Visit>({
    days: pageDays,
    formToken: '',
    idempotencyKey: '',
    service: '',
  });

  const refresh = useCallback(async () => {
    try {
      const response = await fetch(paths.slots, { cache: 'no-store' });
      if (!response.ok) return;
      const { days, formToken } = await response.json();
      startTransition(() =>
        setVisit((current) => ({ ...current, days, formToken: current.formToken || formToken })),
      );
    } catch {
      // The page's own slots stay; the database decides on submit.
    }
  }, []);

  // The page is static: the key and the current slots are available only after hydration.
  useEffect(() => {
    startTransition(() =>
      setVisit((current) => ({
        ...current,
        idempotencyKey: crypto.randomUUID(),
        service: new URLSearchParams(location.search).get('service') ?? '',
      })),
    );
    refresh();
  }, [refresh]);

  return { ...visit, refresh };
}
