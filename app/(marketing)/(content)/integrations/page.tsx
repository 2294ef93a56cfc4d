import { SystemMatrix } from '@/components/marketing/integrations/system-matrix';
import { systemCount } from '@/components/marketing/integrations/systems';
import { PageHead } from '@/components/marketing/page-head';
import { StructuredData } from '@/components/marketing/structured-data';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs } from '@/lib/core/seo/structured-data';
import { contentPath, paths } from '@/lib/paths';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata = pageMetadata({
  title: 'Integrations',
  description:
    'The systems that our cases and services read and write, by API, webhook, database or file, and how we count the figure of 1000+ integrations.',
  path: paths.integrations,
});

const link = 'text-ink underline underline-offset-4';

export default function IntegrationsPage() {
  return (
    <article className="pb-24 lg:pb-32">
      <PageHead
        label="Integrations"
        title="What we have connected, and in which direction"
        lead={`${systemCount} systems, each with the page that shows what we did with it. Names are those of their makers, who do not endorse us.`}
      />
      <div className="page-width mt-4">
        <SystemMatrix />
      </div>
      <section
        id="count"
        aria-labelledby="count-title"
        className="mt-20 scroll-mt-24 border-y border-line bg-surface lg:mt-28"
      >
        <div className="page-width grid gap-x-6 gap-y-8 py-16 lg:grid-cols-12 lg:py-20">
          <div className="lg:col-span-5">
            <p aria-hidden className="font-mono text-display text-accent">
              1000+
            </p>
            <h2 id="count-title" className="mt-4 text-h2">
              How “1000+ integrations” is counted
            </h2>
          </div>
          <div className="prose lg:col-span-7">
            <p>
              It counts what can be connected, not what we have connected. n8n and Make publish
              catalogues of ready-made connectors, and our workflows run on both. Make’s catalogue
              alone lists more than a thousand apps.
            </p>
            <p>
              The table above is the other number: <strong>{systemCount}</strong> systems that we
              have used in published work. If yours is not among them, we have not shown that it
              works.
            </p>
            <p>
              A connector is not a promise. Many read but do not write, or lack the one field that
              matters. We try yours with your data in{' '}
              <a href={contentPath('services', 'process-discovery')} className={link}>
                discovery
              </a>
              , before anything is built. A system without a connector needs an API, a database, a
              mailbox or a file export.
            </p>
          </div>
        </div>
      </section>
      <StructuredData items={[breadcrumbs([{ name: 'Integrations', path: paths.integrations }])]} />
    </article>
  );
}
