import type { inferParserType } from 'nuqs/server';
import { listParams } from '@/lib/core/lists/params';

/** URL parameters of the list of companies. */
export const companyFilters = listParams(['name', 'created_at'], 'name');

export type CompanyFilters = inferParserType<typeof companyFilters>;
