import { paths } from '@/lib/paths';
import { contentPath } from '@/lib/paths/site';
import type { ClaimMeaning } from './claim';

const link = 'text-ink underline underline-offset-4';

/** Page on which Make states the size of its app catalogue. */
const MAKE_CATALOGUE = 'https://apps.make.com/introduction-to-make-apps';

/**
 * Explanation of “1000+ integrations”, shared by all pages that mention it.
 * @param systems number of systems that our published work mentions
 */
export function integrationsMeaning(systems: number): ClaimMeaning {
  return {
    means: (
      <>
        Connectors that exist, whoever built them. Make, for which we publish a{' '}
        <a href={paths.webhookDocs} className={link}>
          ready receiver of our webhooks
        </a>
        , states that it supports{' '}
        <a href={MAKE_CATALOGUE} rel="external" className={link}>
          more than 3,000 apps
        </a>
        . Our figure stays below that one.
      </>
    ),
    not: (
      <>
        That we have connected or tried a thousand systems. A connector may lack the one field that
        you need. An afternoon with a test account shows it:{' '}
        <a href={contentPath('blog_posts', 'reading-an-api-before-you-sign')} className={link}>
          how we read an API
        </a>
        .
      </>
    ),
    counted: (
      <>
        The catalogue of another company. We have not counted it ourselves. What we count is our own
        published work: its cases and services name{' '}
        <a href={`${paths.integrations}#systems`} className={link}>
          {systems} systems and sources
        </a>
        .
      </>
    ),
  };
}
