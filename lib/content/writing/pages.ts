import { paths } from '@/lib/paths';

/** A page of ours that a text can link to. */
export type LinkedPage = { title: string; href: string; kind: string };

/** Pages that belong to no record. */
export const fixedPages: readonly LinkedPage[] = [
  { title: 'Book a consultation', href: paths.booking, kind: 'page' },
  { title: 'Services', href: paths.services, kind: 'page' },
  { title: 'Cases', href: paths.cases, kind: 'page' },
  { title: 'Academy', href: paths.academy, kind: 'page' },
  { title: 'Webinars', href: paths.webinars, kind: 'page' },
  { title: 'Blog', href: paths.blog, kind: 'page' },
  { title: 'Careers', href: paths.careers, kind: 'page' },
  { title: 'Calculator', href: paths.calculator, kind: 'page' },
  { title: 'Contact', href: paths.contact, kind: 'page' },
];

/** Upper limit of pages in the results. */
const MAX_SHOWN = 12;

/** Returns the pages whose title or URL contains every word; titles that start with the words come first. */
export function pagesWith(words: string, pages: readonly LinkedPage[]): LinkedPage[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const begins = ({ title }: LinkedPage) => title.toLowerCase().startsWith(words.toLowerCase());
  return pages
    .filter(({ title, href }) => {
      const text = `${title} ${href}`.toLowerCase();
      return wanted.every((word) => text.includes(word));
    })
    .sort((a, b) => Number(begins(b)) - Number(begins(a)))
    .slice(0, MAX_SHOWN);
}
