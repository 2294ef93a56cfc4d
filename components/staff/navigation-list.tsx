import { NavLink } from '@/components/ui/staff-nav-link';
import { navigation, type StaffArea } from './navigation';

/** The groups of an area; with a folded sidebar around it only the icons are seen. */
export function NavigationList({
  area,
  foldable = false,
}: {
  area: StaffArea;
  foldable?: boolean;
}) {
  const hidden = foldable ? 'folded:sr-only' : '';
  return (
    <nav aria-label="Staff" className="grid gap-5 px-2 pb-6">
      {navigation[area].map(({ title, items }) => (
        <div key={title}>
          <p className={`label px-3 pb-1.5 text-[0.6875rem] text-ink-3 ${hidden}`}>{title}</p>
          <ul className="grid gap-0.5">
            {items.map(({ href, label, Icon }) => (
              <li key={href}>
                <NavLink
                  href={href}
                  // Each prefetch would pass the guard, and there is nothing static to fetch.
                  prefetch={false}
                  title={foldable ? label : undefined}
                  className="flex h-8 items-center gap-3 rounded-control px-3 text-staff text-ink-2 transition-colors hover:bg-hover hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent max-lg:h-10"
                >
                  <Icon aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
                  <span className={`truncate ${hidden}`}>{label}</span>
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
