import { contentListPath, contentPath } from '../../paths/site.ts';
import { CONTENT_TABLES, paths } from '../../paths.ts';
import { records } from '../../records.ts';

/** Pages that a browser may prerender, because they do nothing without a click. */
const CONTENT_PAGES = [
  paths.home,
  ...CONTENT_TABLES.flatMap((table) => [
    contentListPath(table),
    `${contentListPath(table)}/page/:page`,
    ...(records[table].content.group === 'content' ? [contentPath(table, ':slug')] : []),
  ]),
  paths.pricing,
  paths.compare,
  paths.calculator,
  paths.readiness,
  paths.integrations,
  paths.security,
  paths.proof,
  paths.failItNow,
  paths.about,
  `${paths.about}/:slug`,
  `${paths.academy}/:slug/:lesson`,
  `${paths.blog}/category/*`,
  `${paths.blog}/tag/*`,
  paths.newsletter,
  `${paths.newsletter}/:slug`,
  paths.terms,
  paths.privacy,
  paths.cookies,
  paths.webhookDocs,
  paths.search,
];

/**
 * Never prefetched: staff and personal pages, links with tokens, lessons of students, whose first opening is stored,
 * files, and filtered lists, which are rendered on request.
 */
const NEVER = [
  '/(admin|team|member|password|invitation|preview|api){/*}?',
  '/booking/(manage|confirmed)/*',
  `${paths.blog}/subscription/*`,
  `${paths.webinars}/registration/*`,
  `${paths.webinars}/place/*`,
  `${paths.webinars}/:slug/slides`,
  '/learn/*',
  '/*.*',
  '/*\\?(.+)',
];

const mayBeFetched = [
  { not: { href_matches: NEVER } },
  { not: { selector_matches: ['[download]', '[rel~=nofollow]', '[rel~=external]'] } },
];

/**
 * Pages that a browser may prefetch or prerender when the visitor points at a link (Speculation Rules API). `moderate`
 * means a hover of 200 ms, or a touch.
 */
export const speculationRules = {
  prefetch: [{ where: { and: [{ href_matches: '/*' }, ...mayBeFetched] }, eagerness: 'moderate' }],
  prerender: [
    { where: { and: [{ href_matches: CONTENT_PAGES }, ...mayBeFetched] }, eagerness: 'moderate' },
  ],
};
