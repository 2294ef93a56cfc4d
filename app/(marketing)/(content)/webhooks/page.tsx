import { KeyFigures } from '@/components/marketing/key-figures';
import { PageHead } from '@/components/marketing/page-head';
import { EventDocs } from '@/components/outbox/site/event-docs';
import { IncomingDocs } from '@/components/outbox/site/incoming-docs';
import { ScrollBox } from '@/components/text/scroll-box';
import { brand } from '@/lib/brand';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { MAX_DELIVERY_ATTEMPTS } from '@/lib/outbox/retries';
import { signatureSample } from '@/lib/outbox/signature-sample';
import { WEBHOOK_TYPES } from '@/lib/outbox/webhook-types';
import { paths } from '@/lib/paths';
import { workflows } from '@/lib/paths/site';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata = pageMetadata({
  title: 'Webhooks',
  description: `Every event that ${brand.name} sends to your systems: its envelope, its signature, and an example.`,
  path: paths.webhookDocs,
});

const ENVELOPE = [
  [
    'id',
    'Identifies the event. It stays the same for every attempt and endpoint, so skip ids you already have.',
  ],
  ['type', 'What happened, such as booking.created.'],
  [
    'version',
    'Version of this type. Fields may be added at any time; changing or removing one increases it.',
  ],
  ['occurred_at', 'When it happened, as ISO 8601 in UTC. Events may arrive out of order.'],
  ['data', 'The record as it was at that moment.'],
] as const;

export default function WebhooksPage() {
  return (
    <article>
      <PageHead
        label="For developers"
        title="Webhooks"
        lead="Your systems learn of our events at once: signed, retried until delivered, and with everything you need."
        figure={
          <KeyFigures
            figures={[
              { figure: String(WEBHOOK_TYPES.length), label: 'events, each with an example' },
              {
                figure: String(MAX_DELIVERY_ATTEMPTS),
                label: 'attempts before an event counts as failed',
              },
            ]}
          />
        }
      />
      <div className="page-width mt-6 pb-24 lg:mt-20 lg:pb-36">
        <div className="grid gap-x-6 gap-y-8 border-t border-line pt-5 lg:grid-cols-12 lg:pt-8">
          <nav aria-label="Events" className="max-lg:hidden lg:col-span-3">
            <p className="label text-ink-3">Events</p>
            <ul className="mt-3 font-mono text-[0.8125rem]">
              {WEBHOOK_TYPES.map((type) => (
                <li key={type}>
                  <a
                    href={`#${type}`}
                    className="inline-block py-1 underline-offset-4 hover:underline"
                  >
                    {type}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="prose min-w-0 lg:col-span-9">
            <h2>What you get</h2>
            <p>
              We send JSON over https to the agreed URL. An endpoint gets all events, or the ones
              chosen for it. The body is an envelope:
            </p>
            <dl className="space-y-2">
              {ENVELOPE.map(([name, meaning]) => (
                <div key={name}>
                  <dt className="font-mono text-ink">{name}</dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
            <h2>Check the signature</h2>
            <p>
              Each request is signed as{' '}
              <a href="https://www.standardwebhooks.com" rel="external">
                Standard Webhooks
              </a>{' '}
              says, for which there are libraries in most languages. The headers are{' '}
              <code>webhook-id</code>, <code>webhook-timestamp</code> (seconds since 1970) and{' '}
              <code>webhook-signature</code>. Without a library, in Node:
            </p>
            <ScrollBox label="Check of a signature">
              <pre data-language="js">{signatureSample}</pre>
            </ScrollBox>
            <p>
              A new secret signs alongside the previous one for 24 hours, so the header may contain
              two signatures.
            </p>
            <h2>Answer soon</h2>
            <ul>
              <li>Any answer from 200 to 299 within ten seconds counts as delivered.</li>
              <li>
                Otherwise we try again after 1, 5 and 15 minutes, then after 1, 3, 8 and 24 hours,
                each with a little jitter, so that retries do not arrive all at once. A{' '}
                <code>Retry-After</code> of up to a day is respected.
              </li>
              <li>Redirects are not followed.</li>
              <li>
                410 pauses the endpoint at once; four failures in a row over ten minutes, or an
                event that failed at every attempt, pause it too. Nothing is lost: waiting events
                are sent when it is resumed.
              </li>
            </ul>
            <h2>Ready-made workflows</h2>
            <p>
              Each takes an event, checks its signature and age, and branches by its type. Import
              it, replace <code>REPLACE_WITH_YOUR_SECRET</code>, and give us its URL.
            </p>
            <ul>
              <li>
                <a href={workflows.n8n} download>
                  Workflow for n8n
                </a>
                . The secret is in its second step, which needs Node’s <code>crypto</code>: your own
                server allows it by <code>NODE_FUNCTION_ALLOW_BUILTIN=crypto</code>.
              </li>
              <li>
                <a href={workflows.make} download>
                  Blueprint for Make
                </a>
                . The secret is in the filter behind its first module. Add a webhook there, and
                choose “Get request headers” and “JSON pass-through” in its advanced settings:
                without them the filter has nothing to check and lets nothing through.
              </li>
            </ul>
            <h2>Events</h2>
            <EventDocs />
            <IncomingDocs />
          </div>
        </div>
      </div>
    </article>
  );
}
