import { z } from 'zod';
import { contentPath } from '@/lib/paths/site';
import { caseStudy } from './model';

const brightwell = contentPath('cases', 'brightwell-invoices');
const harborline = contentPath('cases', 'harborline-close');
const orbis = contentPath('cases', 'orbis-assistant');
const cobalt = contentPath('cases', 'cobalt-review-desk');
const reporting = contentPath('services', 'reporting-and-forecasting');

/** Verbatim sentences of a page about a system; the first one contains its name. */
type Words = readonly [string, ...string[]];

type Listed = { name: string; words: Readonly<Record<string, Words>> };

/** Systems and data sources on published pages, with verbatim sentences about their use. */
const listed: readonly { title: string; systems: readonly Listed[] }[] = [
  {
    title: 'Finance and operations',
    systems: [
      {
        name: 'Microsoft Dynamics 365 Business Central',
        words: {
          [brightwell]: [
            'Microsoft Dynamics 365 Business Central',
            'In Business Central, with order, delivery note and rule shown at the entry.',
          ],
        },
      },
      {
        name: 'Sage Intacct',
        words: {
          [harborline]: [
            'Sage Intacct, six entities',
            'Entries of the day, read from each entity.',
          ],
        },
      },
      {
        name: 'CargoWise',
        words: {
          [cobalt]: [
            'CargoWise for bookings and shipments',
            'The day’s shipments, processed overnight.',
          ],
        },
      },
    ],
  },
  {
    title: 'Mail, shop and support',
    systems: [
      {
        name: 'Microsoft 365',
        words: {
          [brightwell]: [
            'Microsoft 365 mailbox, read by Graph API',
            'Suppliers send PDFs; paper is scanned into the same mailbox.',
          ],
          [harborline]: [
            'Microsoft 365 for mails and approvals',
            'A mail to the two who differ, while they still remember.',
          ],
        },
      },
      {
        name: 'Zendesk',
        words: {
          [orbis]: [
            'Zendesk for chat and handover',
            'From the chat of the shop, with the order if there is one.',
          ],
        },
      },
      {
        name: 'Shopify',
        words: {
          [orbis]: [
            'Shopify for orders, countries and dates',
            'Country and date fit the order in the shop.',
          ],
        },
      },
    ],
  },
  {
    title: 'Documents and data',
    systems: [
      {
        name: 'Azure AI Document Intelligence',
        words: {
          [brightwell]: [
            'Azure AI Document Intelligence, in an American region',
            'A model reads 14 fields from each PDF.',
          ],
        },
      },
      {
        name: 'PostgreSQL',
        words: {
          [brightwell]: ['PostgreSQL for rules, reasons and the queue'],
          [harborline]: ['Workflows in Python with an outbox in PostgreSQL'],
          [orbis]: ['PostgreSQL with pgvector, 600 pages with a first and a last day'],
          [cobalt]: ['PostgreSQL for the review queue'],
          [reporting]: ['PostgreSQL or your existing warehouse'],
        },
      },
      { name: 'dbt', words: { [reporting]: ['dbt for definitions'] } },
      {
        name: 'Metabase',
        words: {
          [cobalt]: [
            'Metabase for the three lines',
            'A page shows three lines: cases waiting, age of the oldest, utilisation of the last hour.',
          ],
        },
      },
    ],
  },
  {
    title: 'Files and public data',
    systems: [
      {
        name: 'Bank statements in BAI2',
        words: {
          [harborline]: [
            'Bank statements in BAI2, by SFTP',
            'Statements of all accounts, every night.',
          ],
        },
      },
      {
        name: 'Harmonized Tariff Schedule of the United States',
        words: {
          [cobalt]: [
            'Harmonized Tariff Schedule of the United States, updated weekly',
            'A customs code for each line, with a confidence.',
          ],
        },
      },
    ],
  },
];

/** A published page with the texts that may name a system. */
type NamingPage = { path: string; label: string; text: string };

/** Converts a case to a page that may name systems. */
export const namingCase = caseStudy
  .pick({ slug: true, customer: true, stack: true, steps: true, built: true })
  .transform(
    ({ slug, customer, stack, steps, built }): NamingPage => ({
      path: contentPath('cases', slug),
      label: customer,
      text: [...stack, ...steps.map(({ text }) => text), built].join('\n'),
    }),
  );

/** Converts a service to such a page, with the answers of its FAQ. */
export const namingService = z
  .object({ slug: z.string(), title: z.string(), faq: z.array(z.object({ answer: z.string() })) })
  .transform(
    ({ slug, title, faq }): NamingPage => ({
      path: contentPath('services', slug),
      label: title,
      text: faq.map(({ answer }) => answer).join('\n'),
    }),
  );

/** A system with the pages that name it, and their sentences. */
export type NamedSystem = {
  name: string;
  mentions: { path: string; label: string; words: Words }[];
};

export type SystemGroup = { title: string; systems: NamedSystem[] };

/** Returns the listed systems that these pages currently name, in groups. Omits a page whose sentences have changed. */
export function systemsNamedBy(pages: readonly NamingPage[]): SystemGroup[] {
  const mentionsOf = ({ words: wordsOf }: Listed) =>
    pages.flatMap(({ path, label, text }) => {
      const words = wordsOf[path];
      return words?.every((line) => text.includes(line)) ? [{ path, label, words }] : [];
    });
  return listed
    .map(({ title, systems }) => ({
      title,
      systems: systems
        .map((system) => ({ name: system.name, mentions: mentionsOf(system) }))
        .filter(({ mentions }) => mentions.length > 0),
    }))
    .filter(({ systems }) => systems.length > 0);
}

/** Returns the number of systems in groups. */
export function countSystems(groups: readonly SystemGroup[]): number {
  return groups.reduce((sum, { systems }) => sum + systems.length, 0);
}
