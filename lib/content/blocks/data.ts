import 'server-only';
import { z } from 'zod';
import { cacheTags } from '@/lib/cache-tags';
import { dataOf } from '@/lib/core/supabase/answer';
import { cachedPublicClient } from '@/lib/core/supabase/public';
import { cachedServiceClient } from '@/lib/core/supabase/service';
import { recommended, type Speaker, speaker, type Target, type TextFacts, target } from './model';
import {
  contentLinkOf,
  MAX_NAMES,
  movedLinks,
  nameOf,
  type References,
  referencesOf,
} from './rules';

/**
 * Returns the content pages that a text links to or names, with their current slugs. A page is re-rendered when one of
 * them changes.
 */
export async function readTargets({ paths, services }: References): Promise<Target[]> {
  const links = [
    ...paths.map(contentLinkOf).filter((link) => link !== null),
    ...services.map((slug) => ({ table: 'services' as const, slug })),
  ].slice(0, MAX_NAMES);
  if (links.length === 0) return [];
  const tags = links.map(({ table, slug }) => cacheTags.record(table, slug));
  const answer = await cachedServiceClient([...new Set(tags)]).rpc(
    'link_targets',
    { names: [...new Set(links.map(nameOf))] },
    { get: true },
  );
  return target.array().parse(dataOf(answer, 'The pages that a text links to cannot be read'));
}

/** Returns the people with these slugs who have staff access or are published authors. */
export async function readSpeakers(slugs: readonly string[]): Promise<Speaker[]> {
  if (slugs.length === 0) return [];
  const answer = await cachedServiceClient([cacheTags.faces]).rpc(
    'public_faces',
    {},
    { get: true },
  );
  return z
    .array(speaker)
    .parse(dataOf(answer, 'The people of a text cannot be read'))
    .filter(({ slug }) => slugs.includes(slug));
}

async function readRecommended(slugs: readonly string[]) {
  if (slugs.length === 0) return [];
  const answer = await cachedPublicClient(slugs.map((slug) => cacheTags.record('services', slug)))
    .from('services')
    .select('slug, title, summary, priceFrom:price_from, duration')
    .in('slug', [...slugs]);
  return recommended.array().parse(dataOf(answer, 'The services of a text cannot be read'));
}

/** Returns the facts that the texts of one page refer to. */
export async function readTextFacts(texts: readonly string[]): Promise<TextFacts> {
  const references = referencesOf(texts);
  const [targets, people] = await Promise.all([
    readTargets(references),
    readSpeakers(references.people),
  ]);
  const present = (slug: string) =>
    targets.find(({ name }) => name === nameOf({ table: 'services', slug }))?.slug ?? slug;
  const services = await readRecommended([...new Set(references.services.map(present))]);
  return {
    links: movedLinks(references.paths, targets),
    people: Object.fromEntries(people.map((person) => [person.slug, person])),
    services: Object.fromEntries(
      references.services.flatMap((slug) => {
        const service = services.find((one) => one.slug === present(slug));
        return service ? [[slug, service]] : [];
      }),
    ),
  };
}
