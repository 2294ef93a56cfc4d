import 'server-only';
import { z } from 'zod';
import { cacheTags } from '@/lib/cache-tags';
import { type Choice, type ChoiceQuery, MAX_CHOICES } from '@/lib/core/lists/choices';
import { choicesOf } from '@/lib/core/lists/choices-query';
import { everyRow } from '@/lib/core/lists/every-row';
import { dataOf } from '@/lib/core/supabase/answer';
import type { Json } from '@/lib/core/supabase/database.types';
import { cachedPublicClient, publicClient } from '@/lib/core/supabase/public';
import { serviceClient } from '@/lib/core/supabase/service';
import {
  type OfferedService,
  offeredService,
  type Service,
  type ServiceSummary,
  service,
  serviceSummary,
} from './model';
import { relatedServices } from './rules';

const MAX_RELATED = 3;

const SUMMARY =
  'id, slug, title, summary, category, drawing, position, priceFrom:price_from, duration, updatedAt:updated_at';
const DETAIL =
  `${SUMMARY}, piece, description, scope, process, faq, seoTitle:seo_title, seoDescription:seo_description` as const;

const serviceTags = (slug: string) => [cacheTags.record('services', slug)];

const byPosition = (a: { position: number; id: string }, b: { position: number; id: string }) =>
  a.position - b.position || (a.id < b.id ? -1 : 1);

/** Returns the published services in their editors' order. */
export async function listServices(): Promise<ServiceSummary[]> {
  const services = await everyRow('slug', async (after, limit) => {
    const answer = await cachedPublicClient([cacheTags.list('services')])
      .from('services')
      .select(SUMMARY)
      .gt('slug', after)
      .order('slug')
      .limit(limit);
    return z.array(serviceSummary).parse(dataOf(answer, 'The services cannot be read'));
  });
  return services.toSorted(byPosition);
}

/** Returns published services by name, as choices. */
export async function listServiceNames(query: ChoiceQuery = {}): Promise<Choice[]> {
  const isSearch = query.q !== undefined || query.id !== undefined;
  const client = isSearch ? publicClient() : cachedPublicClient([cacheTags.list('services')]);
  const services = client.from('services').select('id, name:title');
  const answer = await choicesOf(services, query, { id: 'id', name: 'title' });
  return dataOf(answer, 'The services cannot be read');
}

/** Returns the first published services with their process, in their editors' order, as templates for proposals. */
export async function listOfferedServices(): Promise<OfferedService[]> {
  const answer = await cachedPublicClient([cacheTags.list('services')])
    .from('services')
    .select('id, slug, title, summary, position, priceFrom:price_from, process')
    .order('position')
    .order('id')
    .limit(MAX_CHOICES);
  return offeredService.array().parse(dataOf(answer, 'The services cannot be read'));
}

/** Returns the published service with this slug, or null. */
export async function readService(slug: string): Promise<Service | null> {
  const answer = await cachedPublicClient(serviceTags(slug))
    .from('services')
    .select(DETAIL)
    .eq('slug', slug)
    .maybeSingle();
  return service.nullable().parse(dataOf(answer, 'The service cannot be read'));
}

/** Returns the summary of the published service with this slug, or null. */
export async function readServiceSummary(slug: string): Promise<ServiceSummary | null> {
  const answer = await cachedPublicClient(serviceTags(slug))
    .from('services')
    .select(SUMMARY)
    .eq('slug', slug)
    .maybeSingle();
  return serviceSummary.nullable().parse(dataOf(answer, 'The service cannot be read'));
}

/**
 * Returns the published services to recommend after this one. The selection is cached under the tag of this service and
 * each service under its own, so that a page re-renders only when something that it shows changes.
 */
export async function readRelatedServices(
  current: Pick<Service, 'slug' | 'category' | 'position'>,
): Promise<ServiceSummary[]> {
  const nearest = (ascending: boolean) => {
    const others = cachedPublicClient(serviceTags(current.slug))
      .from('services')
      .select('slug, category, position')
      .neq('slug', current.slug)
      .order('position', { ascending })
      .order('id')
      .limit(MAX_RELATED);
    return ascending
      ? others.gte('position', current.position)
      : others.lt('position', current.position);
  };
  const answers = await Promise.all(
    [true, false].flatMap((ascending) => [
      nearest(ascending).eq('category', current.category),
      nearest(ascending).neq('category', current.category),
    ]),
  );
  const others = answers.flatMap((answer) => dataOf(answer, 'Related services cannot be read'));
  const related = await Promise.all(
    relatedServices(current, others, MAX_RELATED).map(({ slug }) => readServiceSummary(slug)),
  );
  return related.filter((summary) => summary !== null);
}

/** Returns a service in any state, uncached, with `changes` applied to its columns; or null. For private previews. */
export async function readServiceDraft(id: string, changes: Json = {}): Promise<Service | null> {
  const answer = await serviceClient()
    .rpc('changed_services', { record: id, changes })
    .select(DETAIL)
    .maybeSingle();
  return service.nullable().parse(dataOf(answer, 'The draft of a service cannot be read'));
}
