'use client';

import { useVisitorTimeZone } from '@/components/ui/use-visitor-time-zone';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { visitorTime } from '@/lib/webinars/rules';

/** The line under a business time: the visitor's own time where it differs, else the name of the zone. */
export function VisitorTime({ startsAt }: { startsAt: string }) {
  const zone = useVisitorTimeZone();
  return (zone && visitorTime(new Date(startsAt), zone)) || BUSINESS_TIME_ZONE_NAME;
}
