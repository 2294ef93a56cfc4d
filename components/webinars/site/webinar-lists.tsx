import type { ReactNode } from 'react';
import { Section } from '@/components/marketing/section';
import type { WebinarSummary } from '@/lib/webinars/model';
import { sessionEnd } from '@/lib/webinars/rules';
import { listLayout, whenEmpty } from './list-layout';
import { PastWebinars } from './past-webinars';
import { WebinarCard } from './webinar-card';

type WebinarListsProps = {
  upcoming: WebinarSummary[];
  /** The first page of the past webinars. */
  past: WebinarSummary[];
  /** Number of pages of past webinars. */
  pages: number;
  renderedAt: string;
  noUpcoming: ReactNode;
  noPast: ReactNode;
};

const PAST_LIST = 'past-webinars';

/** Upcoming and past webinars; each moves from one list to the other when it ends. */
export function WebinarLists({ upcoming, past, pages, renderedAt, ...none }: WebinarListsProps) {
  return (
    <>
      <Section number="01" label="Upcoming" title="Upcoming webinars">
        <ul className={listLayout}>
          {upcoming.map((webinar) => (
            <li key={webinar.id} data-until={sessionEnd(webinar).getTime()} data-then={PAST_LIST}>
              <WebinarCard webinar={webinar} renderedAt={renderedAt} />
            </li>
          ))}
        </ul>
        <div className={whenEmpty}>{none.noUpcoming}</div>
      </Section>
      <PastWebinars
        number="02"
        id={PAST_LIST}
        webinars={past}
        renderedAt={renderedAt}
        page={1}
        pages={pages}
        none={none.noPast}
      />
    </>
  );
}
