import { z } from 'zod';
import { typedText } from '@/lib/core/text/typed-text';
import { CLIENT_STAGES, type ClientStage, tagsOf } from './rules';

const text = (most: number) =>
  typedText().max(most, `Please use at most ${most.toLocaleString('en-US')} characters.`);

const tags = typedText()
  .transform(tagsOf)
  .refine((list) => list.length <= 20, 'Please use at most 20 tags.')
  .refine((list) => list.every((tag) => tag.length <= 40), 'Please keep tags under 40 characters.');

/** '64,000.50' or '$64000': an amount in US dollars; nothing is 0. */
export const amount = typedText()
  .transform((typed) => Number(typed.replace(/[$,\s]/g, '')))
  .refine(
    (value) => value >= 0 && value < 1e10,
    'Please enter an amount in US dollars, such as 64,000.',
  );

/** What a form and an import say of a contact. */
export const contactFields = {
  firstname: text(100).min(1, 'Please enter a first name.'),
  lastname: text(100),
  email: text(254).toLowerCase().pipe(z.email('Please enter a valid email address.')),
  phone: text(40),
  jobtitle: text(120),
  company: text(160),
  stage: z.enum(CLIENT_STAGES, 'Please choose lead, qualified, client or past.'),
  value: amount,
  tags,
  source: text(80),
};

/** The form of a contact; `id` and `version` (its updated_at) are empty for a new one, `owner` for nobody. */
export const clientForm = z.object({
  ...contactFields,
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
  value: 'Value',
  tags: 'Tags',
  source: 'Source',
};

export const clientIds = z.array(z.guid()).min(1).max(100);

/** One value that contacts are given at once. */
export const clientChange = z.union([
  z.object({ stage: z.enum(CLIENT_STAGES) }),
  z.object({ owner_id: z.guid().nullable() }),
  z.object({ tag: typedText().toLowerCase().min(1).max(40), present: z.boolean() }),
]);
export type ClientChange = z.output<typeof clientChange>;

/** What a contact was before it was changed, and the version it has since. */
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

/** The form of a note; `id` and `version` are empty for a new one. */
export const noteForm = z.object({
  client: z.guid(),
  id: z.union([z.literal(''), z.guid()]),
  version: z.string(),
  body: text(10_000).min(1, 'Please write a note.'),
});
export type NoteInput = z.output<typeof noteForm>;

/** A contact; instants and `version` as the database writes them, `value` in US dollars. */
export type Client = {
  id: string;
  firstname: string;
  lastname: string;
  name: string;
  email: string;
  otherEmails: string[];
  phone: string;
  jobtitle: string;
  company: { id: string; name: string } | null;
  stage: ClientStage;
  owner: { id: string; name: string } | null;
  value: number;
  tags: string[];
  source: string;
  createdAt: string;
  version: string;
};

/** A contact as its form shows it. */
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
    value: client.value === 0 ? '' : String(client.value),
    tags: client.tags.join(', '),
    source: client.source,
  };
}

/** What a merge would move from one contact to another. */
export type MergePreview = { notes: number; tasks: number; bookings: number };
