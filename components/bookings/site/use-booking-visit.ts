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
 * What only the visitor's browser knows, and the free slots of this moment in place of those the
 * static page was built with. `refresh` asks for them again.
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
      // The page's own slots stay; the database decides when the form is sent.
    }
  }, []);

  // The page is static: the key and the current slots can only come after hydration.
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
