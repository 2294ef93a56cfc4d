import 'server-only';
import { z } from 'zod';
import { cacheTags } from '@/lib/core/cache/tags';
import { cachedPublicClient } from '@/lib/core/supabase/public';
import { serviceClient } from '@/lib/core/supabase/service';
import { relatedServices } from './rules';

const RELATED = 3;

const SUMMARY =
  'id, slug, title, summary, category, priceFrom:price_from, duration, updatedAt:updated_at';
const DETAIL =
  `${SUMMARY}, position, description, scope, process, faq, seoTitle:seo_title, seoDescription:seo_description` as const;

const summaryRow = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  category: z.string(),
  // The embedded Supabase sends numeric columns as text.
  priceFrom: z.coerce.number().nullable(),
  duration: z.string().nullable(),
  updatedAt: z.string(),
});

const serviceRow = summaryRow.extend({
  position: z.number(),
  description: z.string(),
  scope: z.array(z.string()),
  process: z.array(z.object({ title: z.string(), text: z.string() })),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
});

/** A service on a card; its price in US dollars, `updatedAt` an ISO instant. */
export type ServiceSummary = z.output<typeof summaryRow>;

/** A service with all that its page shows; `description` is markdown. */
export type Service = z.output<typeof serviceRow>;

/** The published services in the order that editors gave them. Throws if the database cannot be asked. */
export async function listServices(): Promise<ServiceSummary[]> {
  const { data, error } = await cachedPublicClient([cacheTags.list('services')])
    .from('services')
    .select(SUMMARY)
    .order('position')
    .order('id');
  if (error) throw new Error('The services cannot be read', { cause: error });
  return z.array(summaryRow).parse(data);
}

/** The published service at `slug`, or null. Throws if the database cannot be asked. */
export async function readService(slug: string): Promise<Service | null> {
  const { data, error } = await cachedPublicClient([cacheTags.record('services', slug)])
    .from('services')
    .select(DETAIL)
    .eq('slug', slug)
    .maybeSingle();
  if (error) throw new Error('The service cannot be read', { cause: error });
  return serviceRow.nullable().parse(data);
}

/** What a card shows of the published service at `slug`, or null. Throws if the database cannot be asked. */
export async function readServiceSummary(slug: string): Promise<ServiceSummary | null> {
  const { data, error } = await cachedPublicClient([cacheTags.record('services', slug)])
    .from('services')
    .select(SUMMARY)
    .eq('slug', slug)
    .maybeSingle();
  if (error) throw new Error('The service cannot be read', { cause: error });
  return summaryRow.nullable().parse(data);
}

/**
 * The published services to look at after `service`. Which they are is asked under the tag of `service`,
 * each of them under its own, so that a page is made anew only for what it shows.
 */
export async function readRelatedServices(
  service: Pick<Service, 'slug' | 'category' | 'position'>,
): Promise<ServiceSummary[]> {
  const { data, error } = await cachedPublicClient([cacheTags.record('services', service.slug)])
    .from('services')
    .select('slug, category, position')
    .neq('slug', service.slug)
    .order('position')
    .order('id');
  if (error) throw new Error('Related services cannot be read', { cause: error });
  const related = await Promise.all(
    relatedServices(service, data, RELATED).map(({ slug }) => readServiceSummary(slug)),
  );
  return related.filter((summary) => summary !== null);
}

/** A service in any state, as it is at this moment, or null. For private previews only. */
export async function readServiceDraft(id: string): Promise<Service | null> {
  const { data, error } = await serviceClient()
    .from('services')
    .select(DETAIL)
    .eq('id', id)
    .maybeSingle();
  if (error) throw new Error('The draft of a service cannot be read', { cause: error });
  return serviceRow.nullable().parse(data);
}
