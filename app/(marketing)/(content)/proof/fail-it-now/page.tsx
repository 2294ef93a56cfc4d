import { PageHead } from '@/components/marketing/page-head';
import { StructuredData } from '@/components/marketing/structured-data';
import { RetryPlan } from '@/components/proof/site/fail-it-now/retry-plan';
import { SandboxStart } from '@/components/proof/site/fail-it-now/sandbox-start';
import { brand } from '@/lib/brand';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata = pageMetadata({
  title: 'Fail it now',
  description: `Stop a receiving system yourself and watch what ${brand.name} does: it tries again, delivers, and refuses the duplicate.`,
  path: paths.failItNow,
});

const reasons = [
  {
    title: 'Nothing is lost',
    text: 'A message is stored together with the booking it reports. It waits until the receiver has said that it has it, over a weekend if need be.',
  },
  {
    title: 'Nothing happens twice',
    text: 'Whoever repeats must be able to repeat safely. Each message has an id that never changes, so the receiver knows what it has already done: one invoice, one task, one email.',
  },
  {
    title: 'No one has to watch',
    text: 'The person who notices on Monday that Friday’s orders are missing is the cost that automation should remove. Here a failure is reported automatically, and waiting messages are sent once the receiver is back.',
  },
];

export default function FailItNowPage() {
  return (
    <article className="pb-24 lg:pb-32">
      <PageHead
        label="Proof"
        title="Fail it now"
        lead="Every automation works on a good day. See what ours does on a bad one: switch off the system that should receive a booking, and watch."
      />
      <div className="page-width mt-6 lg:mt-14">
        <SandboxStart />
      </div>
      <div className="page-width mt-16 grid gap-x-10 gap-y-10 lg:mt-24 lg:grid-cols-3">
        {reasons.map(({ title, text }) => (
          <div key={title} className="border-t border-line-strong pt-5">
            <h2 className="text-h3 text-ink">{title}</h2>
            <p className="mt-3">{text}</p>
          </div>
        ))}
      </div>
      <div className="page-width mt-16 grid gap-x-10 gap-y-10 lg:mt-24 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="text-h2">What is real here, and what is not</h2>
          <p className="mt-6">
            The code is the one that sends our own bookings to other systems: the same signature,
            the same plan of retries, the same way to tell what has failed. A stopped receiver is
            really stopped; the connection is refused by the machine.
          </p>
          <p className="mt-4">
            Four things differ. A minute of waiting takes a second, so that you see it. The booking
            is invented. The queue is one of its own, so that a crowd on this page delays no one’s
            real message. And no one is called: a real receiver that fails four times over ten
            minutes is paused, a person is notified, and its messages are kept until it works again.
          </p>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <RetryPlan />
        </div>
      </div>
      <p className="page-width mt-10">
        The same for real receivers:{' '}
        <a href={paths.proof} className="text-ink underline underline-offset-4">
          what this site has delivered in the last 30 days
        </a>
        , and{' '}
        <a href={paths.webhookDocs} className="text-ink underline underline-offset-4">
          the contract for those who build one
        </a>
        .
      </p>
      <StructuredData
        items={[
          breadcrumbs([
            { name: 'Proof', path: paths.proof },
            { name: 'Fail it now', path: paths.failItNow },
          ]),
        ]}
      />
    </article>
  );
}
