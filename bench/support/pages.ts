import { sitemapPaths } from '../../e2e/support/sitemap.ts';
import { paths } from '../../lib/paths.ts';

/** Public pages by the browser features that they need. */
export type Pages = {
  /** Texts and links. */
  content: string[];
  /** Content with filters above it. */
  filtered: string[];
  /** A form next to or below the content. */
  forms: string[];
  /** The page on which a visitor stops a receiver. */
  sandbox: string;
};

export const notFound = '/no-such-page';

/** Returns one page of each kind. */
export async function publicPages(site: string): Promise<Pages> {
  const known = await sitemapPaths(site);
  const firstBelow = (list: string) => {
    const page = known.find((path) => path.startsWith(`${list}/`));
    if (!page) throw new Error(`The sitemap has no page below ${list}`);
    return page;
  };
  const recording = known.find((path) => path.endsWith('/recording'));
  if (!recording) throw new Error('The sitemap has no recording');
  const blog = await (await fetch(site + paths.blog)).text();
  const category = /href="(\/blog\/category\/[^"/]+)"/.exec(blog)?.[1];
  if (!category) throw new Error(`${paths.blog} links to no category`);
  return {
    content: [
      paths.home,
      paths.services,
      firstBelow(paths.services),
      paths.pricing,
      paths.cases,
      firstBelow(paths.cases),
      paths.proof,
      paths.integrations,
      paths.compare,
      paths.security,
      paths.webhookDocs,
      paths.calculator,
      paths.readiness,
      paths.about,
      firstBelow(paths.about),
      recording,
      paths.terms,
      paths.privacy,
      paths.cookies,
      paths.webinars,
      paths.blog,
      firstBelow(paths.blog),
      category,
      notFound,
    ],
    sandbox: paths.failItNow,
    filtered: [paths.academy, paths.careers],
    forms: [
      paths.booking,
      paths.contact,
      ...[paths.webinars, paths.academy, paths.careers].map(firstBelow),
    ],
  };
}
