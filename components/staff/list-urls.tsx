'use client';

import dynamic from 'next/dynamic';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { untilLoaded } from '@/components/ui/until-loaded';

const NuqsAdapter = dynamic(() =>
  untilLoaded(() => import('nuqs/adapters/next/app')).then((module) => module.NuqsAdapter),
);

/** Screens that store no state in the URL on the client. They are heavy enough without this library. */
const WITHOUT_LIST = /\/(calendar|dashboard)$/;

/** Provides URL state for the search, order and open record of a screen's lists. */
export function ListUrls({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  return WITHOUT_LIST.test(pathname) ? children : <NuqsAdapter>{children}</NuqsAdapter>;
}
