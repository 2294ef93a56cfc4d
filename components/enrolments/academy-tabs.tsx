import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

const tabs = [
  { href: paths.admin.academy, label: 'Enrolments' },
  { href: paths.admin.outlines, label: 'Outlines' },
];

/** The two pages of the academy. */
export function AcademyTabs({ current }: { current: string }) {
  return (
    <nav aria-label="Academy" className="mb-4 flex border-b border-line">
      {tabs.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          prefetch={false}
          aria-current={href === current ? 'page' : undefined}
          className="-mb-px inline-flex h-9 items-center border-b-2 border-transparent px-3 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
