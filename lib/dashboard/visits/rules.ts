import { CONTENT_TABLES, paths } from '@/lib/paths';
import { contentListPath } from '@/lib/paths/site';

const SECTIONS = [
  paths.home,
  ...CONTENT_TABLES.map((table) => contentListPath(table)),
  paths.pricing,
  paths.booking,
  paths.contact,
  paths.about,
  paths.terms,
  paths.privacy,
  paths.cookies,
  paths.compare,
  paths.calculator,
  paths.readiness,
  paths.integrations,
  paths.security,
  paths.proof,
  paths.webhookDocs,
  paths.search,
  paths.newsletter,
];

/** Returns the section of the public site to which a path belongs, or null for a path that is not counted. */
export function sectionOf(path: string): string | null {
  const section = `/${path.split('/')[1] ?? ''}`;
  return path.startsWith('/') ? (SECTIONS.find((known) => known === section) ?? null) : null;
}
