import type { ReactNode } from 'react';
import { PageLinks } from '@/components/marketing/page-links';
import { Section } from '@/components/marketing/section';
import { contentListPath } from '@/lib/paths';
import type { WebinarSummary } from '@/lib/webinars/model';
import { listLayout, whenEmpty } from './list-layout';
import { WebinarCard } from './webinar-card';

type PastWebinarsProps = {
  /** Number of the section. */
  number: string;
  webinars: WebinarSummary[];
  renderedAt: string;
  page: number;
  pages: number;
  /** Id of the list, to which webinars move when they end. */
  id?: string;
  none?: ReactNode;
};

/** One page of the past webinars, the newest first. */
export function PastWebinars({ number, webinars, renderedAt, none, ...list }: PastWebinarsProps) {
  return (
    <Section number={number} label="Past" title="Past webinars">
      <ul id={list.id} className={listLayout}>
        {webinars.map((webinar) => (
          <li key={webinar.id}>
            <WebinarCard webinar={webinar} renderedAt={renderedAt} />
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
