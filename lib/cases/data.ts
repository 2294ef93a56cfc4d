import 'server-only';
import { z } from 'zod';
import { cacheTags } from '@/lib/cache-tags';
import { everyRow } from '@/lib/core/lists/every-row';
import { dataOf } from '@/lib/core/supabase/answer';
import type { Json } from '@/lib/core/supabase/database.types';
import { cachedPublicClient } from '@/lib/core/supabase/public';
import { serviceClient } from '@/lib/core/supabase/service';
import { FIGURE } from './figures/model';
import { type CaseStudy, type CaseSummary, caseStudy, caseSummary } from './model';
import { namingCase, namingService, type SystemGroup, systemsNamedBy } from './systems';

const MAX_OF_SERVICE = 5;

const SUMMARY =
  `id, slug, title, summary, customer, sector, drawing, size, outcome, weeks, priceFrom:price_from, priceTo:price_to, publishedAt:published_at, updatedAt:updated_at, figures(${FIGURE})` as const;
const DETAIL =
  `${SUMMARY}, serviceSlug:service_slug, situation, baseline, built, steps, links, stack, wentWrong:went_wrong, result, limits, personName:person_name, personRole:person_role, quote, seoTitle:seo_title, seoDescription:seo_description` as const;

const LIST_TAGS = [cacheTags.list('cases'), cacheTags.figures];
const byPosition = { referencedTable: 'figures' } as const;

/** Returns the published cases, newest first. */
export async function listCases(): Promise<CaseSummary[]> {
  const cases = await everyRow('slug', async (after, limit) => {
    const answer = await cachedPublicClient(LIST_TAGS)
      .from('cases')
      .select(SUMMARY)
      .gt('slug', after)
      .order('slug')
      .limit(limit)
      .order('position', byPosition);
    return z.array(caseSummary).parse(dataOf(answer, 'The cases cannot be read'));
  });
  const publishedAt = (study: CaseSummary) => Date.parse(study.publishedAt ?? '');
  return cases.toSorted((a, b) => publishedAt(b) - publishedAt(a) || (a.id < b.id ? -1 : 1));
}

/** Returns the newest published cases of a service. */
export async function listCasesOf(serviceSlug: string): Promise<CaseSummary[]> {
  const answer = await cachedPublicClient(LIST_TAGS)
    .from('cases')
    .select(SUMMARY)
    .eq('service_slug', serviceSlug)
    .order('published_at', { ascending: false })
    .order('id')
    .limit(MAX_OF_SERVICE)
    .order('position', byPosition);
  return z.array(caseSummary).parse(dataOf(answer, 'The cases of a service cannot be read'));
}

/** Returns the systems that published cases and services name, in groups. */
export async function listSystems(): Promise<SystemGroup[]> {
  const [cases, services] = await Promise.all([
    everyRow('slug', async (after, limit) => {
      const answer = await cachedPublicClient(LIST_TAGS)
        .from('cases')
        .select('slug, customer, stack, steps, built')
        .gt('slug', after)
        .order('slug')
        .limit(limit);
      return dataOf(answer, 'The systems of the cases cannot be read');
    }),
    everyRow('slug', async (after, limit) => {
      const answer = await cachedPublicClient([cacheTags.list('services')])
        .from('services')
        .select('slug, title, faq')
        .gt('slug', after)
        .order('slug')
        .limit(limit);
      return dataOf(answer, 'The systems of the services cannot be read');
    }),
  ]);
  return systemsNamedBy([
    ...z.array(namingCase).parse(cases),
    ...z.array(namingService).parse(services),
  ]);
}

/** Returns the published case with this slug, or null. */
export async function readCase(slug: string): Promise<CaseStudy | null> {
  const answer = await cachedPublicClient([cacheTags.record('cases', slug), cacheTags.figures])
    .from('cases')
    .select(DETAIL)
    .eq('slug', slug)
    .order('position', byPosition)
    .maybeSingle();
  return caseStudy.nullable().parse(dataOf(answer, 'The case cannot be read'));
}

/** Returns a case in any state or null, uncached. `changes` replace some of its columns. For private previews. */
export async function readCaseDraft(id: string, changes: Json = {}): Promise<CaseStudy | null> {
  const answer = await serviceClient()
    .rpc('changed_cases', { record: id, changes })
    .select(DETAIL)
    .order('position', byPosition)
    .maybeSingle();
  return caseStudy.nullable().parse(dataOf(answer, 'The draft of a case cannot be read'));
}
