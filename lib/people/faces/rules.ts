import { publicPersonPath } from '@/lib/paths/site';
import type { PersonPaths, PublicPerson } from './model';

type Named = Pick<PublicPerson, 'slug' | 'name' | 'formerNames'>;

/** Returns the pages of people by every name under which they published. Who has a name now comes before who had it. */
export function personPaths(people: readonly Named[]): PersonPaths {
  const paths = new Map<string, string>();
  const add = (name: string, slug: string) => {
    if (!paths.has(name)) paths.set(name, publicPersonPath(slug));
  };
  for (const { name, slug } of people) add(name, slug);
  for (const { formerNames, slug } of people) {
    for (const name of formerNames) add(name, slug);
  }
  return Object.fromEntries(paths);
}

/** Returns the paragraphs of a text; none for a person who wrote nothing. */
export function paragraphsOf(about: string | null): string[] {
  return about?.split(/\n\s*\n/).map((paragraph) => paragraph.trim()) ?? [];
}
