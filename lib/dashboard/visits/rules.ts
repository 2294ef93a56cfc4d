import { paths } from '@/lib/paths';

const { home, services, webinars, pricing, booking, about, academy, careers, blog } = paths;
const SECTIONS = [
  home,
  services,
  paths.cases,
  webinars,
  pricing,
  booking,
  paths.contact,
  about,
  academy,
  careers,
  blog,
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

/** Returns the section of the public site that a path belongs to, or null: no other path is counted. */
export function sectionOf(path: string): string | null {
  const section = `/${path.split('/')[1] ?? ''}`;
  return path.startsWith('/') ? (SECTIONS.find((known) => known === section) ?? null) : null;
}
