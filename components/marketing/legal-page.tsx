import type { ReactNode } from 'react';
import { PageHead } from './page-head';

type LegalPageProps = { title: string; lead: string; changed: string; children: ReactNode };

/** Legal text with the date of its last change (ISO). */
export function LegalPage({ title, lead, changed, children }: LegalPageProps) {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <article>
      <PageHead
        label="Legal"
        title={title}
        lead={lead}
        figure={
          <p className="border-l-2 border-accent pl-4">
            <span className="label block text-ink-3">Last changed</span>
            <time dateTime={changed} className="font-mono text-ink">
              {day.format(new Date(changed))}
            </time>
          </p>
        }
      />
      <div className="page-width mt-5 pb-16 lg:mt-20 lg:pb-36">
        <div className="border-t border-line pt-6 lg:grid lg:grid-cols-12 lg:gap-x-6 lg:pt-8">
          <div className="prose lg:col-span-9 lg:col-start-4">{children}</div>
        </div>
      </div>
    </article>
  );
}
