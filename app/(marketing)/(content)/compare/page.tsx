import { ComparisonTable } from '@/components/marketing/compare/comparison-table';
import { notUs } from '@/components/marketing/compare/ways';
import { NextStep } from '@/components/marketing/next-step';
import { PageHead } from '@/components/marketing/page-head';
import { StructuredData } from '@/components/marketing/structured-data';
import { ButtonLink } from '@/components/ui/button-link';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { contentPath } from '@/lib/paths/site';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata = pageMetadata({
  title: 'Do it yourself, an agency, or us',
  description:
    'Six questions to ask before you automate a process, with the answers of the three ways to do it, and five cases in which you should not choose us.',
  path: paths.compare,
});

export default function ComparePage() {
  return (
    <article className="pb-24 lg:pb-32">
      <PageHead
        label="Compare"
        title="Do it yourself, hire an agency, or hire us"
        lead="Each of the three is right for some firms. Ask the same six questions of all of them, of us too."
      />
      <div className="page-width mt-6 lg:mt-16">
        <ComparisonTable />
      </div>
      <section
        aria-labelledby="not-us"
        className="page-width mt-24 grid gap-x-6 gap-y-10 lg:mt-32 lg:grid-cols-12"
      >
        <div className="lg:col-span-4">
          <h2 id="not-us" className="text-h2 lg:sticky lg:top-24">
            When not to choose us
          </h2>
        </div>
        <ol className="lg:col-span-8">
          {notUs.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[3rem_1fr] border-t border-line py-6 first:border-t-0 first:pt-0"
            >
              <span aria-hidden className="font-mono text-h3 text-ink-3">
                {index + 1}
              </span>
              <div>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-2 max-w-measure">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <div className="page-width mt-20 lg:mt-28">
        <div className="grid gap-x-6 gap-y-8 border-t border-line-strong pt-8 lg:grid-cols-12">
          <p className="max-w-measure text-lead text-ink lg:col-span-7">
            If you would rather begin alone, the course Automation Fundamentals is free and takes
            four hours. It ends where a consultation would begin: with your process, measured.
          </p>
          <div className="flex flex-wrap items-start gap-3 lg:col-span-5 lg:justify-end">
            <ButtonLink
              href={contentPath('courses', 'automation-fundamentals')}
              size="lg"
              variant="secondary"
            >
              Begin alone
            </ButtonLink>
            <ButtonLink href={paths.booking} size="lg">
              Book a Demo
            </ButtonLink>
          </div>
        </div>
      </div>
      <NextStep href={paths.booking} label="Book a Demo" note="Ask us the same six questions" />
      <StructuredData items={[breadcrumbs([{ name: 'Compare', path: paths.compare }])]} />
    </article>
  );
}
