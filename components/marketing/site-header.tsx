import { MorePages, more } from '@/components/marketing/more-pages';
import { NavLink } from '@/components/marketing/nav-link';
import { ButtonLink } from '@/components/ui/button-link';
import { LineIcon } from '@/components/ui/line-icon';
import { Sheet } from '@/components/ui/sheet';
import { ThemeSwitch } from '@/components/ui/theme-switch';
import { WordMark } from '@/components/ui/word-mark';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';

const links = [
  { href: paths.services, label: 'Services' },
  { href: paths.cases, label: 'Cases' },
  { href: paths.pricing, label: 'Pricing' },
  { href: paths.webinars, label: 'Webinars' },
  { href: paths.academy, label: 'Academy' },
  { href: paths.blog, label: 'Blog' },
  { href: paths.about, label: 'About' },
  { href: paths.careers, label: 'Careers' },
];

const barLink =
  'rounded-control px-1.5 py-2 text-[0.9375rem] leading-6 text-ink-2 transition-colors hover:text-ink xl:px-3';

const iconButton =
  'grid size-10 place-items-center rounded-control text-ink transition-colors hover:bg-hover';

export function SiteHeader() {
  return (
    <header className="hairline-on-scroll sticky top-0 z-30 bg-paper print:static print:bg-transparent">
      <div className="page-width flex h-16 items-center gap-6">
        <a href={paths.home} aria-label={`${brand.name}, home`} className="rounded-control py-2">
          <WordMark />
        </a>
        <nav
          aria-label="Main"
          className="hidden items-center lg:flex xl:ml-4 xl:gap-1 print:hidden"
        >
          {links.map(({ href, label }) => (
            <NavLink
              key={href}
              href={href}
              className={`${barLink} aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8`}
            >
              {label}
            </NavLink>
          ))}
          <button type="button" popoverTarget="site-more" className={barLink}>
            More
          </button>
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-2 print:hidden">
          <a
            href={`${paths.search}#question`}
            data-search=""
            aria-label="Search"
            aria-keyshortcuts="/ Control+K Meta+K"
            title="Search (/)"
            className={iconButton}
          >
            <LineIcon d="m21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0" className="size-5" />
          </a>
          <ThemeSwitch />
          <ButtonLink href={paths.booking} className="max-sm:hidden">
            Book a Demo
          </ButtonLink>
          <button
            type="button"
            popoverTarget="site-menu"
            aria-label="Open the menu"
            className={`${iconButton} lg:hidden`}
          >
            <LineIcon d="M4 5h16M4 12h16M4 19h16" className="size-5" />
          </button>
        </div>
      </div>
      <MorePages />
      <Sheet id="site-menu" label="Menu" className="h-dvh w-screen">
        <div className="page-width flex h-16 items-center justify-between">
          <WordMark />
          <button
            type="button"
            popoverTarget="site-menu"
            popoverTargetAction="hide"
            aria-label="Close the menu"
            className={iconButton}
          >
            <LineIcon d="M18 6 6 18M6 6l12 12" className="size-5" />
          </button>
        </div>
        <nav aria-label="Menu" className="page-width flex flex-col pt-4 pb-10">
          {links.map(({ href, label }) => (
            <NavLink
              key={href}
              href={href}
              className="border-b border-line py-3 text-2xl leading-8 font-semibold tracking-[-0.025em] text-ink aria-[current=page]:text-accent"
            >
              {label}
            </NavLink>
          ))}
          <div className="grid grid-cols-2 gap-x-6 pt-4">
            {more.map(({ href, label }) => (
              <NavLink
                key={href}
                href={href}
                className="py-2 text-lg leading-7 text-ink-2 aria-[current=page]:text-accent"
              >
                {label}
              </NavLink>
            ))}
          </div>
          <ButtonLink href={paths.booking} size="lg" className="mt-8">
            Book a Demo
          </ButtonLink>
          <a href={brand.phone.href} className="mt-6 py-1 text-ink">
            {brand.phone.label}
          </a>
          <p className="text-staff text-ink-3">{brand.phoneHours}</p>
        </nav>
      </Sheet>
    </header>
  );
}
