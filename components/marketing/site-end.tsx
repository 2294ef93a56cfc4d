import { paths } from '@/lib/paths';
import { PageScript } from './page-script';
import { SiteFooter } from './site-footer';

/** The footer, and the script of the site. */
export function SiteEnd() {
  return (
    <>
      <SiteFooter />
      <PageScript name="site" data-visits={paths.visits} />
    </>
  );
}
