'use client';

import { usePathname } from 'next/navigation';
import { PageScript, type ScriptName } from './page-script';

/** Scripts of pages that need more than the site script. The first matching path applies. */
const scripts: [RegExp, ScriptName][] = [
  [/^\/blog\/[^/]+$/, 'post'],
  // Results can be shared and printed in the same way as posts.
  [/^(\/filtered)?\/(calculator|readiness)(\/|$)/, 'post'],
  [/^\/webinars\/[^/]+$/, 'webinar'],
  [/^\/webinars(\/|$)/, 'webinars'],
  // A list with filters is rendered at its own path.
  [/^(\/filtered)?\/(academy|careers)$|^\/filtered\/(academy|careers)\//, 'filters'],
  [/^\/preview\//, 'preview'],
  [/^\/proof\/fail-it-now$/, 'sandbox'],
];

/** The single script of the page. `visits` is the endpoint that counts them; all URLs would weigh 2 kB here. */
export function SiteScript({ visits }: { visits: string }) {
  const pathname = usePathname();
  const name = scripts.find(([path]) => path.test(pathname))?.[1] ?? 'site';
  return <PageScript name={name} data-visits={visits} />;
}
