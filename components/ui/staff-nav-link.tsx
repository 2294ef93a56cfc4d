'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { Link } from './staff-link';

/** A link that is marked as current on its page and on the pages below it. */
export function NavLink(props: ComponentProps<typeof Link>) {
  const pathname = usePathname();
  const href = String(props.href);
  const isCurrent = pathname === href || pathname.startsWith(`${href}/`);
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />;
}
