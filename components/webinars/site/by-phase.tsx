'use client';

import type { ReactNode } from 'react';
import { type Session, type WebinarPhase, webinarPhase } from '@/lib/webinars/rules';
import { useWebinarClock } from './use-webinar-clock';

type ByPhaseProps = Record<WebinarPhase, ReactNode> & { session: Session; renderedAt: string };

/** Shows what belongs to the webinar's phase, and changes it on time. */
export function ByPhase({ session, renderedAt, ...phases }: ByPhaseProps) {
  return phases[useWebinarClock((now) => webinarPhase(session, now), renderedAt)];
}
