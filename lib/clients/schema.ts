import { z } from 'zod';
import {
  limitedText,
  typedCents,
  typedEmail,
  typedName,
  typedText,
} from '@/lib/core/text/typed-text';
import { tagsOf } from './contact-text';
import type { Client } from './model';
import { CLIENT_STAGES } from './stages';

const tags = typedText()
  .transform(tagsOf)
  .refine((list) => list.length <= 20, 'Please use at most 20 tags.')
  .refine((list) => list.every((tag) => tag.length <= 40), 'Please keep tags under 40 characters.');

/** An amount in US dollars, up to the limit of the database; an empty text means 0. */
export const amount = typedCents(999_999_999_999).transform((cents) => cents / 100);

const contactName = typedName().max(100, 'Please use at most 100 characters.');

/** Fields of a contact in both the form and an import. */
export const contactFields = {
  firstname: contactName.min(1, 'Please enter a first name.'),
  lastname: contactName,
  email: typedEmail.transform((email) => email.toLowerCase()),
  phone: limitedText(40),
  jobtitle: limitedText(120),
  company: limitedText(160),
  stage: z.enum(CLIENT_STAGES, 'Please choose lead, qualified, client or past.'),
  value: amount,
  tags,
  source: limitedText(80),
};

// The value is computed from the deals.
const { value: _, ...formFields } = contactFields;

/** The form of a contact; `id` and `version` (its updated_at) are empty for a new one, `owner` for no one. */
export const clientForm = z.object({
  ...formFields,
  id: z.union([z.literal(''), z.guid()]),
  version: z.string(),
  owner: z.union([z.literal(''), z.guid()]),
});
export type ClientInput = z.output<typeof clientForm>;

export const clientLabels: Record<string, string> = {
  firstname: 'First name',
  lastname: 'Last name',
  email: 'Email',
  phone: 'Phone',
  jobtitle: 'Job title',
  company: 'Company',
  stage: 'Stage',
  owner: 'Owner',
  value: 'Value, kept as a note',
  tags: 'Tags',
  source: 'Source',
};

export const clientIds = z.array(z.guid()).min(1).max(100);

/** A change of several contacts at once. */
export const clientChange = z.union([
  z.object({ stage: z.enum(CLIENT_STAGES) }),
  z.object({ owner_id: z.guid().nullable() }),
  z.object({ tag: typedText().toLowerCase().min(1).max(40), present: z.boolean() }),
]);
export type ClientChange = z.output<typeof clientChange>;

/** The former value of a contact, and its version after the change. */
export const formerClient = z.object({
  id: z.guid(),
  version: z.string(),
  before: z.union([
    z.object({ stage: z.enum(CLIENT_STAGES) }),
    z.object({ owner_id: z.guid().nullable() }),
    z.object({ tags: z.array(z.string()) }),
  ]),
});
export type FormerClient = z.output<typeof formerClient>;

export const mergeInput = z.object({ kept: z.guid(), merged: z.guid() });
export type MergeInput = z.output<typeof mergeInput>;

/** Returns the form values of a contact. */
export function clientValues(client: Client): Record<string, string> {
  return {
    firstname: client.firstname,
    lastname: client.lastname,
    email: client.email,
    phone: client.phone,
    jobtitle: client.jobtitle,
    company: client.company?.name ?? '',
    stage: client.stage,
    owner: client.owner?.id ?? '',
    tags: client.tags.join(', '),
    source: client.source,
  };
}
