import { CaseRow } from '@/components/cases/site/case-row';
import { CtaPanel } from '@/components/marketing/cta-panel';
import { PageHead } from '@/components/marketing/page-head';
import { StructuredData } from '@/components/marketing/structured-data';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { listCases } from '@/lib/cases/data';
import { caseList } from '@/lib/cases/structured-data';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs } from '@/lib/core/seo/structured-data';
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
      <PageHead
        label="Cases"
        title="What changed, and what did not"
        lead="Each case states its baseline, its price and what went wrong. Each figure has a source, and the customer has checked the text. One of these projects missed its purpose; it is here because it taught us the most."
      />
      <div className="page-width mt-14 lg:mt-20">
        {cases.length > 0 ? (
          <ul className="border-t border-line">
            {cases.map((study) => (
              <li key={study.id}>
                <CaseRow study={study} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            title="No cases are published at the moment"
            action={<ButtonLink href={paths.booking}>Book a Demo</ButtonLink>}
          >
            Ask us in a consultation, and we put you in touch with a customer.
          </EmptyState>
        )}
      </div>
      <CtaPanel
        title="Begin with your own baseline"
        actions={
          <ButtonLink href={paths.booking} size="lg" variant="on-panel">
            Book a Demo
          </ButtonLink>
        }
      >
        Thirty minutes are enough to see what should be measured before anything is built.
      </CtaPanel>
      <StructuredData
        items={[caseList(cases), breadcrumbs([{ name: 'Cases', path: paths.cases }])]}
      />
    </>
  );
}
