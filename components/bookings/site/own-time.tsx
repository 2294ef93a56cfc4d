'use client';

import { useVisitorTimeZone } from '@/components/ui/use-visitor-time-zone';
import { businessClock } from '@/lib/core/time/business-time';
import { deviceClock } from '@/lib/core/time/clock';
import { visitorTime } from '@/lib/core/time/visitor-time';

type OwnTimeProps = {
  startsAt: string;
  /** Fallback without JavaScript: the time in the zone that the visitor had when booking. */
  stored?: string | null;
};

/**
 * Start in the visitor's time zone if it differs from business time. The device's zone takes precedence over the stored
 * one.
 */
export function OwnTime({ startsAt, stored = null }: OwnTimeProps) {
  const zone = useVisitorTimeZone();
  const start = new Date(startsAt);
  const time = zone ? visitorTime(deviceClock(start), zone, businessClock(start)) : stored;
  return time && <span className="block">Where you are: {time}</span>;
}
