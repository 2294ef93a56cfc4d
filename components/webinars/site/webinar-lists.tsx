'use client';

import type { ReactNode } from 'react';
import { Section } from '@/components/marketing/section';
import { type Session, webinarPhase } from '@/lib/webinars/rules';
import { useWebinarClock } from './use-webinar-clock';

type WebinarListsProps = {
  /** Webinars by start, each with its card. */
  items: { id: string; session: Session; card: ReactNode }[];
  renderedAt: string;
  noUpcoming: ReactNode;
  noPast: ReactNode;
};

/** Upcoming and past webinars; each moves from one list to the other when it ends. */
export function WebinarLists({ items, renderedAt, noUpcoming, noPast }: WebinarListsProps) {
  const over = useWebinarClock(
    (now) =>
      items
        .filter(({ session }) => webinarPhase(session, now) === 'over')
        .map(({ id }) => id)
        .join(' '),
    renderedAt,
  ).split(' ');
  const upcoming = items.filter(({ id }) => !over.includes(id));
  const past = items.filter(({ id }) => over.includes(id)).reverse();
  const grid = (cards: typeof items) => (
    <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
      {cards.map(({ id, card }) => (
        <li key={id}>{card}</li>
      ))}
    </ul>
  );
  return (
    <>
      <Section number="01" label="Upcoming" title="Upcoming webinars">
        {upcoming.length > 0 ? grid(upcoming) : noUpcoming}
      </Section>
      <Section number="02" label="Past" title="Past webinars">
        {past.length > 0 ? grid(past) : noPast}
      </Section>
    </>
  );
}
