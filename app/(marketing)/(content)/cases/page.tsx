import { CaseFeature } from '@/components/cases/site/case-feature';
import { MoreInSearch } from '@/components/marketing/more-in-search';
import { NextStep } from '@/components/marketing/next-step';
import { StructuredData } from '@/components/marketing/structured-data';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { listCases } from '@/lib/cases/data';
import { MAX_SHOWN } from '@/lib/core/lists/numbered-pages';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs, contentList } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata = pageMetadata({
  title: 'Cases',
  description:
    'What we built for customers: baseline, process, price, result and what went wrong. Each figure says who measured it, when, and from what.',
  path: paths.cases,
});

export default async function CasesPage() {
  const cases = await listCases();
  return (
    <>
      <div className="page-width grid items-end gap-x-6 gap-y-4 pt-6 lg:grid-cols-12 lg:pt-16">
        <div className="lg:col-span-7">
          <p className="label text-ink-3">Cases</p>
          <h1 className="mt-3 max-w-[10em] text-display lg:mt-5">What changed, and what did not</h1>
        </div>
        <p className="max-w-measure lg:col-span-5">
          Each case states its baseline, its price and what went wrong. Each figure has a source,
          and the customer has checked the text. One of these projects missed its purpose; it is
          here because it taught us the most.
        </p>
      </div>
      <div className="page-width mt-5 lg:mt-14">
        {cases.length > 0 ? (
          <ul>
            {cases.slice(0, MAX_SHOWN).map((study) => (
              <li key={study.id}>
                <CaseFeature study={study} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            title="No cases are published at the moment"
            action={<ButtonLink href={paths.booking}>Book a Demo</ButtonLink>}
          >
            Ask us in a consultation, and we will put you in touch with a customer.
          </EmptyState>
        )}
      </div>
      <div className="page-width">
        <MoreInSearch total={cases.length} things="cases" />
      </div>
      <section
        aria-labelledby="baseline"
        className="page-width grid gap-x-6 gap-y-6 pt-8 pb-16 lg:grid-cols-12 lg:pb-24"
      >
        <h2 id="baseline" className="text-h2 lg:col-span-7">
          Begin with your own baseline
        </h2>
        <div className="lg:col-span-5">
          <p className="max-w-measure">
            Thirty minutes are enough to see what should be measured before anything is built.
          </p>
          <p className="own-step mt-5">
            <ButtonLink href={paths.booking} size="lg">
              Book a Demo
            </ButtonLink>
          </p>
        </div>
      </section>
      <NextStep
        href={paths.booking}
        label="Book a Demo"
        note="Bring a baseline, or the wish for one"
      />
      <StructuredData
        items={[
          ...contentList('cases', cases.slice(0, MAX_SHOWN)),
          breadcrumbs([{ name: 'Cases', path: paths.cases }]),
        ]}
      />
    </>
  );
}
