import { paths } from '../paths.ts';

/** Pages without a record of their own that are readable as Markdown. */
export const FIXED_PAGES: readonly string[] = [
  paths.home,
  paths.services,
  paths.cases,
  paths.pricing,
  paths.compare,
  paths.calculator,
  paths.readiness,
  paths.integrations,
  paths.security,
  paths.proof,
  paths.failItNow,
  paths.academy,
  paths.webinars,
  paths.careers,
  paths.blog,
  paths.newsletter,
  paths.about,
  paths.booking,
  paths.contact,
  paths.webhookDocs,
  paths.terms,
  paths.privacy,
  paths.cookies,
];

const SLUG = '[a-z0-9-]+';

/** Pages of people, newsletter issues and recordings, with the pattern of their slug. */
const SLUG_PAGES = [
  { before: `${paths.about}/`, after: '' },
  { before: `${paths.newsletter}/`, after: '' },
  { before: `${paths.webinars}/`, after: '/recording' },
] as const;

const HOME_NAME = '/index';

/** Returns whether a page is readable as Markdown, apart from the pages of records. */
function hasTwin(path: string): boolean {
  return (
    FIXED_PAGES.includes(path) ||
    SLUG_PAGES.some(({ before, after }) => new RegExp(`^${before}${SLUG}${after}$`).test(path))
  );
}

/** Returns the URL of a page as Markdown, apart from the pages of records; null if it has none. */
export function pageMarkdownPath(path: string): string | null {
  if (!hasTwin(path)) return null;
  return `${path === paths.home ? HOME_NAME : path}.md`;
}

/** Returns the page that a route below /markdown/pages shows as Markdown; null if there is none. */
export function twinnedPage(parts: readonly string[]): string | null {
  const name = `/${parts.join('/')}`;
  const path = name === HOME_NAME ? paths.home : name;
  return hasTwin(path) ? path : null;
}

/** Rewrites from each URL that ends in “.md” to the route that renders it: a folder cannot be named '[slug].md'. */
export const markdownRewrites = [
  ...FIXED_PAGES.map((path) => (path === paths.home ? HOME_NAME : path)),
  ...SLUG_PAGES.map(({ before, after }) => `${before}:slug(${SLUG})${after}`),
].map((source) => ({
  source: `${source}.md`,
  destination: `/markdown/pages${source.replace(`(${SLUG})`, '')}`,
}));
