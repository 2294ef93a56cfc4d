'use client';

import { useVisitorTimeZone } from '@/components/ui/use-visitor-time-zone';
import { businessClock } from '@/lib/core/time/business-time';
import { deviceClock } from '@/lib/core/time/clock';
import { visitorTime } from '@/lib/core/time/visitor-time';

type OwnTimeProps = {
  startsAt: string;
  /** Shown without JavaScript: the time in the visitor's zone at the time of booking. */
  stored?: string | null;
};

/** The visitor's own time if it differs from business time; the device knows it better than the booking. */
export function OwnTime({ startsAt, stored = null }: OwnTimeProps) {
  const zone = useVisitorTimeZone();
  const start = new Date(startsAt);
  const time = zone ? visitorTime(deviceClock(start), zone, businessClock(start)) : stored;
  return time && <span className="block">Where you are: {time}</span>;
}
