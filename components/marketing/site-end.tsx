import { usePathname } from 'next/navigation';
import { paths } from '@/lib/paths';
import { PageScript, type ScriptName } from './page-script';
import { SiteFooter } from './site-footer';

/** Pages that need more than the site's script, by the beginning of their path; the first one that fits counts. */
const scripts: [RegExp, ScriptName][] = [
  [/^\/blog\/[^/]+$/, 'post'],
  // Their results are shared and printed as posts are.
  [/^(\/filtered)?\/(calculator|readiness)(\/|$)/, 'post'],
  [/^\/webinars\/[^/]+$/, 'webinar'],
  [/^\/webinars(\/|$)/, 'webinars'],
  // A list with filters is rendered at its own path.
  [/^(\/filtered)?\/(academy|careers)$|^\/filtered\/(academy|careers)\//, 'filters'],
  [/^\/preview\//, 'preview'],
  [/^\/proof\/fail-it-now$/, 'sandbox'],
];

/** The footer, and the one script of the page. */
export function SiteEnd() {
  const pathname = usePathname();
  const name = scripts.find(([path]) => path.test(pathname))?.[1] ?? 'site';
  return (
    <>
      <SiteFooter />
      <PageScript name={name} data-visits={paths.visits} />
    </>
  );
}
