import { record as academy } from './academy/record';
import { record as blog } from './blog/record';
import { record as bookings } from './bookings/record';
import { record as careers } from './careers/record';
import { record as cases } from './cases/record';
import { record as clients } from './clients/record';
import { record as content } from './content/record';
import { record as core } from './core/record';
import { record as deals } from './deals/record';
import { record as enquiries } from './enquiries/record';
import { record as outbox } from './outbox/record';
import { CONTENT_TABLES } from './paths';
import { record as people } from './people/record';
import { record as privacy } from './privacy/record';
import { record as proposals } from './proposals/record';
import type { DomainRecord, TableRecord } from './record';
import { record as search } from './search/record';
import { record as services } from './services/record';
import { record as tasks } from './tasks/record';
import { record as tools } from './tools/record';
import { record as webinars } from './webinars/record';

/** Record of each domain, in the order of their lists. */
const records: readonly DomainRecord[] = [
  core,
  clients,
  bookings,
  webinars,
  academy,
  careers,
  enquiries,
  tools,
  deals,
  proposals,
  services,
  cases,
  blog,
  content,
  people,
  outbox,
  privacy,
  search,
  tasks,
];

/** Every table of which others must know something. */
const tables: readonly (readonly [name: string, TableRecord])[] = records.flatMap((record) =>
  Object.entries(record.tables),
);

/** Name of a record of each audited table, in the order of the alphabet. */
export const auditedTables: Readonly<Record<string, string>> = Object.fromEntries(
  tables
    .flatMap(([name, { audited }]) => (audited ? [[name, audited] as const] : []))
    .toSorted(([, a], [, b]) => a.localeCompare(b)),
);

/** Tables whose deleted records can be restored: those of content, and others in the order of the alphabet. */
export const RESTORABLE_TABLES: readonly string[] = [
  ...CONTENT_TABLES,
  ...tables.flatMap(([name, { restorable }]) => (restorable ? [name] : [])).toSorted(),
];

/** Columns with free texts that can name anybody. */
export const FREE_TEXTS: readonly (readonly [table: string, column: string])[] = tables.flatMap(
  ([name, { freeTexts = [] }]) => freeTexts.map((column) => [name, column] as const),
);

/** Tables with records about a person. */
export const PERSONAL_TABLES = tables.flatMap(([table, { personal }]) =>
  personal ? [{ table, ...personal }] : [],
);

/** Labels of columns that mean something else in one table, by table. */
export const tableLabels: Readonly<Record<string, TableRecord['labels']>> = Object.fromEntries(
  tables.map(([name, { labels }]) => [name, labels]),
);

/** Names of mails in the timeline of a contact, by topic. */
export const mailNames: Readonly<Record<string, string>> = Object.assign(
  {},
  ...records.map(({ mails }) => mails),
);
