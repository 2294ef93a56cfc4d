'use client';

import dynamic from 'next/dynamic';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { untilLoaded } from '@/components/ui/until-loaded';

const NuqsAdapter = dynamic(() =>
  untilLoaded(() => import('nuqs/adapters/next/app')).then((module) => module.NuqsAdapter),
);

/** Screens that keep nothing in the URL from the browser, and are heavy without that. */
const WITHOUT_LIST = /\/(calendar|dashboard)$/;

/** Lets the lists of a screen keep their search, order and open record in the URL. */
export function ListUrls({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  return WITHOUT_LIST.test(pathname) ? children : <NuqsAdapter>{children}</NuqsAdapter>;
}
