import { NavLink } from '@/components/marketing/nav-link';
import { Sheet } from '@/components/ui/sheet';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';

/** Pages that help to decide, behind “More” and below the others in the menu. */
export const more = [
  { href: paths.calculator, label: 'Calculator', note: 'What would it save, and when?' },
  { href: paths.compare, label: 'Compare', note: 'Yourself, an agency or us' },
  { href: paths.security, label: 'Security', note: 'Where your data is, and who sees it' },
  { href: paths.contact, label: 'Contact', note: `Answered ${brand.replyPromise}` },
];

/** Row below the header with the further pages. Works without JavaScript. */
export function MorePages() {
  return (
    <Sheet
      id="site-more"
      label="More pages"
      className="inset-x-0 top-16 bottom-auto w-full border-b border-line max-lg:hidden"
    >
      <nav aria-label="More" className="page-width grid grid-cols-4 gap-x-6 py-6">
        {more.map(({ href, label, note }) => (
          <NavLink
            key={href}
            href={href}
            className="group rounded-control py-2 aria-[current=page]:text-accent"
          >
            <span className="block font-medium text-ink group-hover:text-accent">{label}</span>
            <span className="block text-staff text-ink-3">{note}</span>
          </NavLink>
        ))}
      </nav>
    </Sheet>
  );
}
