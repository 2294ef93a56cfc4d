import { z } from 'zod';
import { limitedText, typedText } from '@/lib/core/text/typed-text';
import type { Company } from './model';

/** The form of a company; `id` and `version` (its updated_at) are empty for a new one. */
export const companyForm = z.object({
  id: z.union([z.literal(''), z.guid()]),
  version: z.string(),
  name: limitedText(160).min(1, 'Please enter a name.'),
  website: limitedText(300)
    .refine(
      (url) => url === '' || z.url({ protocol: /^https?$/ }).safeParse(url).success,
      'Please enter an address that begins with https://.',
    )
    // Normalizes the host like the domain of an email, because the email domain of its people identifies the company.
    .transform((url) => url.replace(/^(https?:\/\/)[^/?#]+/i, (origin) => new URL(origin).origin)),
  industry: limitedText(80),
  employees: typedText()
    .regex(/^(|[1-9]\d{0,6})$/, 'Please enter a whole number.')
    .transform((typed) => (typed === '' ? null : Number(typed))),
  notes: limitedText(10_000),
});
export type CompanyInput = z.output<typeof companyForm>;

export const companyLabels: Record<string, string> = {
  name: 'Name',
  website: 'Website',
  industry: 'Industry',
  employees: 'Employees',
  notes: 'Notes',
};

export const companyIds = z.array(z.guid()).min(1).max(100);

/** Returns the form values of a company. */
export function companyValues(company: Company): Record<string, string> {
  return {
    name: company.name,
    website: company.website,
    industry: company.industry,
    employees: company.employees === null ? '' : String(company.employees),
    notes: company.notes,
  };
}
