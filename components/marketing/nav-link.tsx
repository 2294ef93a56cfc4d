'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';

type NavLinkProps = ComponentProps<'a'> & { href: string };

/** Navigation link, marked as current on its page and all pages below. Needs no JavaScript in the browser. */
export function NavLink({ href, ...rest }: NavLinkProps) {
  // A list with filters is rendered at a path below its own.
  const pathname = usePathname().replace(/^\/filtered/, '');
  const isCurrent = pathname === href || pathname.startsWith(`${href}/`);
  return <a {...rest} href={href} aria-current={isCurrent ? 'page' : undefined} />;
}
