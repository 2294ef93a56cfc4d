import { publicPersonPath } from '@/lib/paths/site';
import type { PersonPaths, PublicPerson } from './model';

type Named = Pick<PublicPerson, 'slug' | 'name' | 'formerNames'>;

/** Returns the page URLs of people by current and former name. The current holder of a name comes first. */
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

/** Splits a text into paragraphs; returns none for null. */
export function paragraphsOf(about: string | null): string[] {
  return about?.split(/\n\s*\n/).map((paragraph) => paragraph.trim()) ?? [];
}
