import { paths } from '@/lib/paths';
import { SiteFooter } from './site-footer';
import { SiteScript } from './site-script';

/** Footer and the single script of the page. */
export function SiteEnd() {
  return (
    <>
      <SiteFooter />
      <SiteScript visits={paths.visits} />
    </>
  );
}
