import 'server-only';
import { z } from 'zod';
import { cacheTags } from '@/lib/cache-tags';
import { dataOf } from '@/lib/core/supabase/answer';
import { cachedPublicClient } from '@/lib/core/supabase/public';
import type { Reading } from './questions';

const titleRow = z.object({ title: z.string() }).nullable();

/** A page of ours with its current title. */
export type TitledReading = Reading & { title: string };

/** Returns those of the pages that are published, in the given order. */
export async function readTitles(readings: readonly Reading[]): Promise<TitledReading[]> {
  const titled = await Promise.all(
    readings.map(async (reading) => {
      const answer = await cachedPublicClient([cacheTags.record(reading.table, reading.slug)])
        .from(reading.table)
        .select('title')
        .eq('slug', reading.slug)
        .maybeSingle();
      const row = titleRow.parse(dataOf(answer, `${reading.slug} cannot be read`));
      return row && { ...reading, ...row };
    }),
  );
  return titled.filter((reading) => reading !== null);
}
