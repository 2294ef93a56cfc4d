'use client';

import type { ReactNode } from 'react';
import { type Session, type WebinarPhase, webinarPhase } from '@/lib/webinars/rules';
import { useWebinarClock } from './use-webinar-clock';

type ByPhaseProps = Record<WebinarPhase, ReactNode> & { session: Session; renderedAt: string };

/** Shows the content of the webinar's current phase and switches it on time. */
export function ByPhase({ session, renderedAt, ...phases }: ByPhaseProps) {
  return phases[useWebinarClock((now) => webinarPhase(session, now), renderedAt)];
}
