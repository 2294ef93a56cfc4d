import type { ReactNode } from 'react';
import {
  type Session,
  sessionEnd,
  sessionStart,
  type WebinarPhase,
  webinarPhase,
} from '@/lib/webinars/rules';

type ByPhaseProps = Record<WebinarPhase, ReactNode> & { session: Session; renderedAt: string };

/**
 * Shows the content of the webinar's current phase. The page contains later phases as hidden elements until their time
 * comes (components/marketing/script/phases.ts), because the page may be cached.
 */
export function ByPhase({ session, renderedAt, ...content }: ByPhaseProps) {
  const start = sessionStart(session).getTime();
  const end = sessionEnd(session).getTime();
  const phases = [
    { phase: 'open', from: undefined, until: start },
    { phase: 'running', from: start, until: end },
    { phase: 'over', from: end, until: undefined },
  ] as const;
  const now = new Date(renderedAt);
  const current = webinarPhase(session, now);
  return phases
    .filter(({ until = Infinity }) => until > now.getTime())
    .map(({ phase, from, until }) => (
      <div
        key={phase}
        data-from={from}
        data-until={until}
        hidden={phase !== current}
        // The script may have switched the phase before hydration.
        suppressHydrationWarning
        className="contents"
      >
        {content[phase]}
      </div>
    ));
}
