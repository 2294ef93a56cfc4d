'use client';

import { serverOnlyPart } from '@/components/ui/server-only-part';
import { BookingAside } from './booking-aside';
import { BookingMore } from './booking-more';

export const ServerBookingAside = serverOnlyPart(
  'booking-aside',
  typeof window === 'undefined' ? BookingAside : null,
);

export const ServerBookingMore = serverOnlyPart(
  'booking-more',
  typeof window === 'undefined' ? BookingMore : null,
);
