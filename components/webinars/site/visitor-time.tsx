'use client';

import { useVisitorTimeZone } from '@/components/ui/use-visitor-time-zone';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { type Clock, deviceClock } from '@/lib/core/time/clock';
import { visitorTime } from '@/lib/core/time/visitor-time';

type VisitorTimeProps = {
  startsAt: string;
  /** Business time of the start. */
  businessClock: Clock;
};

/** Line under a business time: the visitor's own time if it differs, else the name of the zone. */
export function VisitorTime({ startsAt, businessClock }: VisitorTimeProps) {
  const zone = useVisitorTimeZone();
  const ownTime = zone && visitorTime(deviceClock(new Date(startsAt)), zone, businessClock);
  return ownTime || BUSINESS_TIME_ZONE_NAME;
}
