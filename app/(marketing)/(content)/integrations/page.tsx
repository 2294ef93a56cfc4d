import { SystemMatrix } from '@/components/cases/site/system-matrix';
import { KeyFigures } from '@/components/marketing/key-figures';
import { PageHead } from '@/components/marketing/page-head';
import { StructuredData } from '@/components/marketing/structured-data';
import { ClaimParts } from '@/components/proof/site/claim';
import { integrationsMeaning } from '@/components/proof/site/integrations-meaning';
import { listSystems } from '@/lib/cases/data';
import { countSystems } from '@/lib/cases/systems';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata = pageMetadata({
  title: 'Integrations',
  description:
    'The systems that our published cases and services name, each in the words of its page, and what we mean by 1000+ integrations.',
  path: paths.integrations,
});

export default async function IntegrationsPage() {
  const groups = await listSystems();
  const count = countSystems(groups);
  return (
    <article className="pb-24 lg:pb-32">
      <PageHead
        label="Integrations"
        title="Every system that our published work names"
        lead="Each in the words of the case or service that names it. Names are those of their makers, who do not endorse us."
        figure={
          <KeyFigures
            figures={[
              { figure: String(count), label: 'systems and sources' },
              { figure: String(groups.length), label: 'kinds of systems' },
            ]}
          />
        }
      />
      <div id="systems" className="page-width mt-4 scroll-mt-20">
        <SystemMatrix groups={groups} />
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
          <div className="max-w-measure lg:col-span-7">
            <ClaimParts {...integrationsMeaning(count)} />
            <p className="mt-8 border-t border-line pt-5">
              Our other two claims are taken apart in the same way on the page of{' '}
              <a href={paths.proof} className="text-ink underline underline-offset-4">
                proof
              </a>
              .
            </p>
          </div>
        </div>
      </section>
      <StructuredData items={[breadcrumbs([{ name: 'Integrations', path: paths.integrations }])]} />
    </article>
  );
}
