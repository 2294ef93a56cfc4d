import 'server-only';
import { z } from 'zod';
import { cacheTags } from '@/lib/cache-tags';
import { dataOf } from '@/lib/core/supabase/answer';
import { cachedPublicClient } from '@/lib/core/supabase/public';
import { FIGURE, type Figure, figure } from './model';

/** Returns those of these figures that are in a published case, for pages that quote them. */
export async function listFigures(ids: readonly string[]): Promise<Figure[]> {
  const answer = await cachedPublicClient([cacheTags.list('cases'), cacheTags.figures])
    .from('figures')
    .select(FIGURE)
    .in('id', ids);
  return z.array(figure).parse(dataOf(answer, 'The figures cannot be read'));
}
