import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';

type NavLinkProps = ComponentProps<'a'> & { href: string };

/** A link that is marked as current on its page and on the pages below it; it needs no script in the browser. */
export function NavLink({ href, ...rest }: NavLinkProps) {
  // A list with filters is rendered at a path below this one.
  const pathname = usePathname().replace(/^\/filtered/, '');
  const isCurrent = pathname === href || pathname.startsWith(`${href}/`);
  return <a {...rest} href={href} aria-current={isCurrent ? 'page' : undefined} />;
}
