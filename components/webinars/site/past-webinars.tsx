import type { ReactNode } from 'react';
import { PageLinks } from '@/components/marketing/page-links';
import { Section } from '@/components/marketing/section';
import { contentListPath } from '@/lib/paths/site';
import type { Photos } from '@/lib/people/faces/model';
import type { WebinarSummary } from '@/lib/webinars/model';
import { listLayout, whenEmpty } from './list-layout';
import { ProgrammeRow } from './programme-row';

type PastWebinarsProps = {
  /** Number of the section. */
  number: string;
  webinars: WebinarSummary[];
  renderedAt: string;
  photos: Photos;
  page: number;
  pages: number;
  /** Id of the list. Webinars move there when they end. */
  id?: string;
  none?: ReactNode;
};

/** One page of past webinars, newest first. */
export function PastWebinars({ number, webinars, none, ...list }: PastWebinarsProps) {
  return (
    <Section frame="band" number={number} label="Past" title="Past webinars">
      <ul id={list.id} className={listLayout}>
        {webinars.map((webinar) => (
          <li key={webinar.id}>
            <ProgrammeRow webinar={webinar} renderedAt={list.renderedAt} photos={list.photos} />
          </li>
        ))}
      </ul>
      {none && <div className={whenEmpty}>{none}</div>}
      <PageLinks
        page={list.page}
        pages={list.pages}
        path={(other) => contentListPath('webinars', other)}
        things="webinars"
      />
    </Section>
  );
}
