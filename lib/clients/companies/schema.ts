import { z } from 'zod';
import { typedText } from '@/lib/core/text/typed-text';

const text = (most: number) =>
  typedText().max(most, `Please use at most ${most.toLocaleString('en-US')} characters.`);

/** The form of a company; `id` and `version` (its updated_at) are empty for a new one. */
export const companyForm = z.object({
  id: z.union([z.literal(''), z.guid()]),
  version: z.string(),
  name: text(160).min(1, 'Please enter a name.'),
  website: text(300).refine(
    (address) => address === '' || z.url({ protocol: /^https?$/ }).safeParse(address).success,
    'Please enter an address that begins with https://.',
  ),
  industry: text(80),
  employees: typedText()
    .regex(/^(|[1-9]\d{0,6})$/, 'Please enter a whole number.')
    .transform((typed) => (typed === '' ? null : Number(typed))),
  notes: text(10_000),
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

/** A company; instants and `version` as the database writes them. */
export type Company = {
  id: string;
  name: string;
  website: string;
  industry: string;
  employees: number | null;
  notes: string;
  people: number;
  createdAt: string;
  version: string;
};

/** A company as its form shows it. */
export function companyValues(company: Company): Record<string, string> {
  return {
    name: company.name,
    website: company.website,
    industry: company.industry,
    employees: company.employees === null ? '' : String(company.employees),
    notes: company.notes,
  };
}
