import type { ReactNode } from 'react';
import { Section } from '@/components/marketing/section';
import { type Session, sessionEnd } from '@/lib/webinars/rules';

type WebinarListsProps = {
  /** Webinars by start, each with its card. */
  items: { id: string; session: Session; card: ReactNode }[];
  renderedAt: string;
  noUpcoming: ReactNode;
  noPast: ReactNode;
};

const PAST_LIST = 'past-webinars';
const grid = 'peer grid grid-cols-1 gap-6 empty:hidden md:grid-cols-2 xl:grid-cols-3';
const whenEmpty = 'peer-[:not(:empty)]:hidden';

/** Upcoming and past webinars; each moves from one list to the other when it ends. */
export function WebinarLists({ items, renderedAt, noUpcoming, noPast }: WebinarListsProps) {
  const now = Date.parse(renderedAt);
  const ending = items.map((item) => ({ ...item, until: sessionEnd(item.session).getTime() }));
  return (
    <>
      <Section number="01" label="Upcoming" title="Upcoming webinars">
        <ul className={grid}>
          {ending
            .filter(({ until }) => until > now)
            .map(({ id, card, until }) => (
              <li key={id} data-until={until} data-then={PAST_LIST}>
                {card}
              </li>
            ))}
        </ul>
        <div className={whenEmpty}>{noUpcoming}</div>
      </Section>
      <Section number="02" label="Past" title="Past webinars">
        <ul id={PAST_LIST} className={grid}>
          {ending
            .filter(({ until }) => until <= now)
            .reverse()
            .map(({ id, card }) => (
              <li key={id}>{card}</li>
            ))}
        </ul>
        <div className={whenEmpty}>{noPast}</div>
      </Section>
    </>
  );
}
