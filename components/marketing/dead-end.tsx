import { ButtonLink } from '@/components/ui/button-link';
import { paths } from '@/lib/paths';

const places = [
  { href: paths.services, label: 'Services' },
  { href: paths.pricing, label: 'Pricing' },
  { href: paths.webinars, label: 'Webinars' },
  { href: paths.academy, label: 'Academy' },
  { href: paths.blog, label: 'Blog' },
  { href: paths.careers, label: 'Careers' },
  { href: paths.about, label: 'About' },
];

/** Not-found page with possible reasons and links to the main pages. */
export function DeadEnd() {
  return (
    <div className="page-width flex flex-col items-center py-24 text-center lg:py-36">
      <svg aria-hidden viewBox="0 0 260 60" fill="none" className="h-15 w-65">
        <circle cx="30" cy="30" r="18" className="stroke-ink" strokeWidth="1.5" />
        <circle cx="30" cy="30" r="4" className="fill-accent" />
        <path d="M50 30H118" className="stroke-ink" strokeWidth="1.5" />
        <path d="m122 24 12 12m0-12-12 12" className="stroke-accent" strokeWidth="1.5" />
        <path
          d="M138 30h70"
          className="stroke-line-strong"
          strokeWidth="1.5"
          strokeDasharray="3 6"
        />
        <circle
          cx="230"
          cy="30"
          r="18"
          className="stroke-line-strong"
          strokeWidth="1.5"
          strokeDasharray="4 4"
        />
      </svg>
      <p className="label mt-10 text-ink-3">Error 404</p>
      <h1 className="mt-4 text-h1">This link does not work</h1>
      <p className="mt-5 max-w-measure text-lead">
        The page has moved, or its URL has a typo. You may find it in one of these places.
      </p>
      <ul className="mt-6 flex flex-wrap justify-center gap-x-6 gap-y-1">
        {places.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="inline-block py-1 text-accent underline underline-offset-4">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-10 flex flex-wrap justify-center gap-3">
        <ButtonLink href={paths.home} size="lg">
          Go to the home page
        </ButtonLink>
        <ButtonLink href={paths.booking} size="lg" variant="secondary">
          Book a Demo
        </ButtonLink>
      </div>
    </div>
  );
}
