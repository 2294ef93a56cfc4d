import { paths } from '@/lib/paths';
import { SubscriptionForm } from './subscription-form';

const feeds = [
  { href: paths.rssFeed, label: 'RSS' },
  { href: paths.jsonFeed, label: 'JSON Feed' },
];

/** Subscription form at the end of the blog and of each post. */
export function SubscribeSection() {
  return (
    <section
      id="subscribe"
      aria-labelledby="subscribe-title"
      className="page-width my-16 lg:my-24 print:hidden"
    >
      <div className="grid gap-x-6 gap-y-8 border-t border-line pt-8 lg:grid-cols-12">
        <p className="label text-ink-3 lg:col-span-3 lg:pt-3">Subscribe</p>
        <div className="lg:col-span-4">
          <h2 id="subscribe-title" className="text-h2">
            New posts by email
          </h2>
          <p className="mt-4 max-w-[24em]">
            About two a month, nothing else. Every email has a link to unsubscribe. Or follow by{' '}
            {feeds.map(({ href, label }, index) => (
              <span key={href}>
                {index > 0 && ' or '}
                <a href={href} className="text-accent underline underline-offset-3">
                  {label}
                </a>
              </span>
            ))}
            .
          </p>
        </div>
        <div className="own-step lg:col-span-5 lg:pt-2">
          <SubscriptionForm />
        </div>
      </div>
    </section>
  );
}
