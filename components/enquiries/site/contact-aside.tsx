import { brand, REPLY_HOURS } from '@/lib/brand';
import { paths } from '@/lib/paths';

const { street, city, region, postalCode } = brand.address;
const link = 'text-accent underline underline-offset-4';

const steps = [
  'You get an email confirming that we have your question.',
  `An engineer or consultant reads it and answers by email, within ${REPLY_HOURS} hours.`,
  'Reply to that email, or leave it there. No one calls you unless you ask for it.',
];

/** Steps after an enquiry, and other ways to contact us. */
export function ContactAside() {
  return (
    <aside className="space-y-12 lg:col-span-5 lg:border-l lg:border-line lg:pl-10">
      <div>
        <h2 className="mb-4 text-h3">What happens next</h2>
        <ol className="space-y-4">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-4">
              <span className="font-mono text-sm leading-7 text-ink-3 tabular-nums">
                0{index + 1}
              </span>
              <span>{step}</span>
            </li>
          ))}
        </ol>
      </div>
      <div>
        <h2 className="mb-4 text-h3">Rather talk, or send a letter?</h2>
        <dl className="divide-y divide-line border-y border-line *:py-4">
          <div>
            <dt className="label text-ink-3">Phone</dt>
            <dd className="mt-1">
              <a href={brand.phone.href} className={link}>
                {brand.phone.label}
              </a>
              <span className="block text-staff text-ink-3">{brand.phoneHours}</span>
            </dd>
          </div>
          <div>
            <dt className="label text-ink-3">Video</dt>
            <dd className="mt-1">
              <a href={paths.booking} className={link}>
                Book a consultation
              </a>
              <span className="block text-staff text-ink-3">Thirty minutes, free</span>
            </dd>
          </div>
          <div>
            <dt className="label text-ink-3">Post</dt>
            <dd className="mt-1">
              <address className="not-italic text-ink">
                {brand.legalName}
                <br />
                {street}
                <br />
                {city}, {region} {postalCode}
              </address>
            </dd>
          </div>
          <div>
            <dt className="label text-ink-3">Clients</dt>
            <dd className="mt-1">
              <a href={brand.support.href} className={link}>
                {brand.support.label}
              </a>
              <span className="block text-staff text-ink-3">For systems we run for you</span>
            </dd>
          </div>
        </dl>
      </div>
    </aside>
  );
}
