import { PageHead } from '@/components/marketing/page-head';
import { StructuredData } from '@/components/marketing/structured-data';
import { Claims } from '@/components/proof/site/claims';
import { FigureRows } from '@/components/proof/site/figure-rows';
import { HealthNow } from '@/components/proof/site/health-now';
import { savedWorkFigures } from '@/components/proof/site/saved-work';
import { ButtonLink } from '@/components/ui/button-link';
import { brand } from '@/lib/brand';
import { listSystems } from '@/lib/cases/data';
import { listFigures } from '@/lib/cases/figures/data';
import { countSystems } from '@/lib/cases/systems';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { readProof } from '@/lib/proof/data';
import { MIN_FOR_SHARE } from '@/lib/proof/rules';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata = pageMetadata({
  title: 'Proof',
  description: `How ${brand.name} means and counts each claim of its home page, and what its own system has measured in the last 30 days.`,
  path: paths.proof,
});

export default async function ProofPage() {
  const [figures, saved, systems] = await Promise.all([
    readProof(),
    listFigures(savedWorkFigures),
    listSystems(),
  ]);
  return (
    <article className="pb-24 lg:pb-32">
      <PageHead
        label="Proof"
        title="Do not take our word for it"
        lead="We say three things about ourselves on the home page. Here is what each of them means, what it does not mean, and what our own system has counted, good or bad."
        figure={<HealthNow figures={figures} />}
      />
      <section aria-labelledby="claims" className="page-width mt-10 lg:mt-24">
        <h2 id="claims" className="text-h2">
          Three claims, taken apart
        </h2>
        <div className="mt-10">
          <Claims figures={figures} saved={saved} systems={countSystems(systems)} />
        </div>
      </section>
      <section aria-labelledby="measured" className="page-width mt-24 lg:mt-32">
        <div className="grid gap-x-6 gap-y-4 pb-10 lg:grid-cols-12">
          <h2 id="measured" className="text-h2 lg:col-span-5">
            What this site measures about itself
          </h2>
          <p className="max-w-measure lg:col-span-7">
            The site you are reading books consultations, sends emails and tells other systems what
            happened: the kind of automation that we build for others. These are its last 30 days,
            counted from its own records at most ten minutes ago. Below {MIN_FOR_SHARE} cases we
            show counts, because a share would say more than we know. Shares are rounded down.
          </p>
        </div>
        <FigureRows figures={figures} />
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-y border-line-strong py-8">
          <div className="max-w-measure">
            <h3 className="text-h3 text-ink">Or fail it now</h3>
            <p className="mt-2">
              Counts tell what has happened. Stop a receiver yourself, watch the retries, start it
              again, and see the duplicate refused.
            </p>
          </div>
          <ButtonLink href={paths.failItNow} size="lg">
            Fail it now
          </ButtonLink>
        </div>
        <p className="mt-8 max-w-measure">
          What the system does when a receiver fails is documented for those who build one:{' '}
          <a href={paths.webhookDocs} className="text-ink underline underline-offset-4">
            events, signatures and retries
          </a>
          .
        </p>
      </section>
      <StructuredData items={[breadcrumbs([{ name: 'Proof', path: paths.proof }])]} />
    </article>
  );
}
