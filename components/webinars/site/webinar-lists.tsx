import type { ReactNode } from 'react';
import { MoreInSearch } from '@/components/marketing/more-in-search';
import { MAX_SHOWN } from '@/lib/core/lists/numbered-pages';
import type { Photos } from '@/lib/people/faces/model';
import type { WebinarSummary } from '@/lib/webinars/model';
import { sessionEnd } from '@/lib/webinars/rules';
import { listLayout, whenEmpty } from './list-layout';
import { PastWebinars } from './past-webinars';
import { ProgrammeRow } from './programme-row';

type WebinarListsProps = {
  upcoming: WebinarSummary[];
  /** First page of the past webinars. */
  past: WebinarSummary[];
  /** Number of pages of past webinars. */
  pages: number;
  photos: Photos;
  renderedAt: string;
  noUpcoming: ReactNode;
  noPast: ReactNode;
};

const PAST_LIST = 'past-webinars';

/** Lists of upcoming and past webinars. A webinar moves to the second list when it ends. */
export function WebinarLists({ upcoming, past, pages, ...props }: WebinarListsProps) {
  const { photos, renderedAt } = props;
  return (
    <>
      <section aria-labelledby="upcoming" className="page-width mt-5 lg:mt-10">
        <h2 id="upcoming" className="mb-4 text-h3">
          Upcoming webinars
        </h2>
        <ul className={listLayout}>
          {upcoming.slice(0, MAX_SHOWN).map((webinar) => (
            <li key={webinar.id} data-until={sessionEnd(webinar).getTime()} data-then={PAST_LIST}>
              <ProgrammeRow webinar={webinar} renderedAt={renderedAt} photos={photos} />
            </li>
          ))}
        </ul>
        <MoreInSearch total={upcoming.length} things="upcoming webinars" />
        <div className={whenEmpty}>{props.noUpcoming}</div>
      </section>
      <PastWebinars
        number="01"
        id={PAST_LIST}
        webinars={past}
        renderedAt={renderedAt}
        photos={photos}
        page={1}
        pages={pages}
        none={props.noPast}
      />
    </>
  );
}
