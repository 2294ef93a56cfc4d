import { KeyFigures } from '@/components/marketing/key-figures';
import { PageHead } from '@/components/marketing/page-head';
import { SecurityLayers } from '@/components/marketing/security-layers';
import { StructuredData } from '@/components/marketing/structured-data';
import { meetingHost } from '@/lib/bookings/room';
import { brand } from '@/lib/brand';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { readPublicRetention } from '@/lib/privacy/retention/data';
import { periodText } from '@/lib/privacy/retention/rules';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata = pageMetadata({
  title: 'Security',
  description: `Where ${brand.name} keeps your data, who can read it and for how long, which companies process it for us, and how to report a weakness.`,
  path: paths.security,
});

const never = [
  'We do not sell or lend data, and train no model with it, neither ours nor anyone else’s.',
  'We do not ask for passwords of production systems while we look at a process. Exports are enough.',
  'We do not send files or CVs by email. Staff open them here, after signing in.',
  'We do not load pictures, fonts, scripts or counters of other companies on our pages.',
  'We do not let a model decide about a person.',
];

const link = 'text-ink underline underline-offset-4';

export default async function SecurityPage() {
  const retention = await readPublicRetention();
  const kept = [
    ['Leads and consultations without business', periodText(retention, 'leadMonths')],
    ['Declined applications with their CVs', periodText(retention, 'applicationMonths')],
    ['Written questions with our replies', periodText(retention, 'enquiryMonths')],
    ['Delivered emails and webhooks', periodText(retention, 'eventDays')],
    ['The record of who changed what', periodText(retention, 'auditMonths')],
    ['Evidence of accepted proposals', periodText(retention, 'acceptanceMonths')],
    ['Numbers of visits', periodText(retention, 'visitMonths')],
  ];
  const processors = [
    ...brand.subProcessors,
    {
      name: meetingHost(),
      does: 'Video calls, when you open the link of a consultation',
      where: null,
    },
  ];
  return (
    <article className="pb-24 lg:pb-32">
      <PageHead
        label="Security"
        title="Where your data is, and who can read it"
        lead="Written for the person who has to approve us. It says what is stored, by whom, for how long, and how it is protected."
        figure={
          <KeyFigures
            figures={[
              { figure: String(processors.length), label: 'companies process data for us' },
              {
                figure: periodText(retention, 'leadMonths'),
                label: 'until data without business is deleted',
              },
              {
                figure: periodText(retention, 'visitMonths'),
                label: 'until numbers of visits are deleted',
              },
            ]}
          />
        }
      />
      <div className="page-width mt-6 lg:mt-16">
        <SecurityLayers />
      </div>
      <div className="page-width mt-20 grid gap-x-12 gap-y-16 lg:mt-28 lg:grid-cols-2">
        <section aria-labelledby="kept">
          <h2 id="kept" className="text-h2">
            How long we keep it
          </h2>
          <p className="mt-4">
            These are the periods currently set in our system. Older data is deleted automatically
            every day.
          </p>
          <dl className="mt-6 border-t border-line-strong">
            {kept.map(([what, period]) => (
              <div
                key={what}
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-3"
              >
                <dt className="font-normal">{what}</dt>
                <dd className="font-mono text-staff text-ink">{period}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 text-staff text-ink-3">
            <a href={paths.privacy} className={link}>
              The privacy policy
            </a>{' '}
            says what each of them contains, and how to have yours deleted sooner.
          </p>
        </section>
        <section aria-labelledby="processors">
          <h2 id="processors" className="text-h2">
            Who processes it for us
          </h2>
          <p className="mt-4">Each on our instructions, by contract, and for nothing else.</p>
          <dl className="mt-6 border-t border-line-strong">
            {processors.map(({ name, does, where }) => (
              <div key={name} className="border-b border-line py-3">
                <dt className="font-medium text-ink">{name}</dt>
                <dd>{does}</dd>
                {where && <dd className="font-mono text-staff text-ink-3">{where}</dd>}
              </div>
            ))}
          </dl>
        </section>
      </div>
      <section
        aria-labelledby="never"
        data-on-panel
        className="mt-20 bg-panel text-on-panel-2 lg:mt-28"
      >
        <div className="page-width grid gap-x-6 gap-y-8 py-16 lg:grid-cols-12 lg:py-20">
          <h2 id="never" className="text-h2 text-on-panel lg:col-span-4">
            What we never do
          </h2>
          <ul className="lg:col-span-8">
            {never.map((sentence) => (
              <li
                key={sentence}
                className="border-t border-on-panel-2/25 py-4 first:border-t-0 first:pt-0"
              >
                {sentence}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section
        id="report"
        aria-labelledby="report-title"
        className="page-width mt-20 grid scroll-mt-24 gap-x-6 gap-y-6 lg:mt-28 lg:grid-cols-12"
      >
        <h2 id="report-title" className="text-h2 lg:col-span-4">
          Found a weakness?
        </h2>
        <div className="prose lg:col-span-8">
          <p>
            Write to <a href={brand.security.href}>{brand.security.label}</a> with what you did and
            what you saw. A person answers {brand.replyPromise} and tells you what happens next.
          </p>
          <ul>
            <li>
              We take no legal steps against anyone who reports in good faith, stops at the first
              proof, and leaves the data of others alone.
            </li>
            <li>Please try nothing that slows the site down for others.</li>
            <li>We pay no bounties.</li>
          </ul>
          <p>
            For machines: <a href={paths.securityTxt}>security.txt</a>.
          </p>
        </div>
      </section>
      <StructuredData items={[breadcrumbs([{ name: 'Security', path: paths.security }])]} />
    </article>
  );
}
