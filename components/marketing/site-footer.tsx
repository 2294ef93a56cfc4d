import { WordMark } from '@/components/ui/word-mark';
import { brand, postalAddress } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { Fold } from './fold';

const groups = [
  {
    title: 'Explore',
    links: [
      { href: paths.services, label: 'Services' },
      { href: paths.cases, label: 'Cases' },
      { href: paths.pricing, label: 'Pricing' },
      { href: paths.compare, label: 'Compare' },
      { href: paths.calculator, label: 'Calculator' },
      { href: paths.readiness, label: 'Readiness check' },
      { href: paths.integrations, label: 'Integrations' },
      { href: paths.proof, label: 'Proof' },
      { href: paths.webinars, label: 'Webinars' },
      { href: paths.academy, label: 'Academy' },
      { href: paths.blog, label: 'Blog' },
      { href: paths.newsletter, label: 'Newsletter' },
    ],
  },
  {
    title: 'Company',
    links: [
      { href: paths.about, label: 'About' },
      { href: paths.careers, label: 'Careers' },
      { href: paths.booking, label: 'Book a consultation' },
      { href: paths.contact, label: 'Contact' },
      { href: paths.search, label: 'Search' },
      { href: paths.webhookDocs, label: 'Webhooks' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { href: paths.terms, label: 'Terms of service' },
      { href: paths.privacy, label: 'Privacy policy' },
      { href: paths.cookies, label: 'Cookies' },
      { href: paths.security, label: 'Security' },
    ],
  },
];

const channels = [
  { name: 'Phone', ...brand.phone, note: brand.phoneHours },
  { name: 'Email', ...brand.email, note: `Answered ${brand.replyPromise}` },
  { name: 'Live chat', ...brand.liveChat, note: `A person answers ${brand.replyPromise}` },
  { name: 'Support', ...brand.support, note: 'For systems we run for you' },
];

const linkStyle =
  'inline-block py-1 text-[0.9375rem] leading-6 underline-offset-4 transition-colors hover:text-ink hover:underline';

export function SiteFooter() {
  return (
    <footer className="border-t border-line print:hidden">
      <div className="page-width grid gap-x-6 gap-y-8 py-10 sm:gap-y-12 sm:py-16 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <WordMark />
          <dl className="mt-6 grid gap-x-6 gap-y-4 sm:mt-8 sm:grid-cols-2 sm:gap-y-7">
            {channels.map(({ name, label, href, note }) => (
              <div key={name}>
                <dt className="label text-ink-3">{name}</dt>
                <dd>
                  <a href={href} className={`text-ink ${linkStyle}`}>
                    {label}
                  </a>
                </dd>
                <dd className="text-staff text-ink-3">{note}</dd>
              </div>
            ))}
          </dl>
        </div>
        <nav aria-label="Footer" className="lg:col-span-7">
          <Fold summary="All pages">
            <div className="grid grid-cols-2 gap-x-6 gap-y-10 max-sm:pt-3 sm:grid-cols-3">
              {groups.map(({ title, links }) => (
                <div key={title}>
                  <p className="label text-ink-3">{title}</p>
                  <ul className="mt-3 grid gap-1">
                    {links.map(({ href, label }) => (
                      <li key={href}>
                        <a href={href} className={linkStyle}>
                          {label}
                        </a>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </Fold>
        </nav>
      </div>
      <div className="page-width">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-6 text-staff text-ink-3">
          <p>
            © {brand.legalName}, {postalAddress()}
          </p>
          {/* Not a Link: the staff area needs a new document, because its security policy differs. */}
          <ul className="flex gap-x-5">
            <li>
              <a
                href={paths.memberLogin}
                className="inline-block py-1 hover:text-ink hover:underline"
              >
                Member sign-in
              </a>
            </li>
            <li>
              <a
                href={paths.adminLogin}
                className="inline-block py-1 hover:text-ink hover:underline"
              >
                Admin sign-in
              </a>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}
