import type { ReactNode } from 'react';
import { PageHead } from './page-head';

type LegalPageProps = { title: string; lead: string; changed: string; children: ReactNode };

/** Legal text with the date of its last change (ISO). */
export function LegalPage({ title, lead, changed, children }: LegalPageProps) {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <article>
      <PageHead label="Legal" title={title} lead={lead} />
      <div className="page-width mt-14 pb-24 lg:mt-20 lg:pb-36">
        <div className="grid gap-x-6 gap-y-8 border-t border-line pt-8 lg:grid-cols-12">
          <p className="label text-ink-3 lg:col-span-3">
            Last changed
            <br />
            <time dateTime={changed}>{day.format(new Date(changed))}</time>
          </p>
          <div className="prose lg:col-span-9">{children}</div>
        </div>
      </div>
    </article>
  );
}
