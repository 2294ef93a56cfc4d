import type { inferParserType } from 'nuqs/server';
import { listParams } from '@/lib/core/lists/params';

/** What the list of companies keeps in its address. */
export const companyFilters = listParams(['name', 'created_at'], 'name');

export type CompanyFilters = inferParserType<typeof companyFilters>;
