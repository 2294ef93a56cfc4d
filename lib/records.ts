import { record as academy } from './academy/record.ts';
import { record as blog } from './blog/record.ts';
import { record as bookings } from './bookings/record.ts';
import { record as careers } from './careers/record.ts';
import { record as cases } from './cases/record.ts';
import { record as clients } from './clients/record.ts';
import { record as content } from './content/record.ts';
import { record as core } from './core/record.ts';
import { record as deals } from './deals/record.ts';
import { record as enquiries } from './enquiries/record.ts';
import { record as newsletter } from './newsletter/record.ts';
import { record as outbox } from './outbox/record.ts';
import { CONTENT_TABLES } from './paths.ts';
import { record as people } from './people/record.ts';
import { record as privacy } from './privacy/record.ts';
import { record as proposals } from './proposals/record.ts';
import type { TableRecord } from './record.ts';
import { record as search } from './search/record.ts';
import { record as services } from './services/record.ts';
import { record as tasks } from './tasks/record.ts';
import { record as tools } from './tools/record.ts';
import { record as webinars } from './webinars/record.ts';

/** Records of all tables, in the order of the derived lists. */
export const records = {
  ...core,
  ...clients,
  ...bookings,
  ...webinars,
  ...academy,
  ...careers,
  ...enquiries,
  ...tools,
  ...deals,
  ...proposals,
  ...services,
  ...cases,
  ...blog,
  ...newsletter,
  ...content,
  ...people,
  ...outbox,
  ...privacy,
  ...search,
  ...tasks,
};

const byTable: Readonly<Record<string, TableRecord>> = records;

/** Tables whose record has this property. */
export type TableWith<Key extends keyof TableRecord> = {
  [Table in keyof typeof records]: Key extends keyof (typeof records)[Table] ? Table : never;
}[keyof typeof records];

/** Returns the tables whose record has this property, such as 'restorable'. */
export function tablesWith<Key extends keyof TableRecord>(key: Key): TableWith<Key>[] {
  const isOne = (table: string): table is TableWith<Key> => byTable[table]?.[key] !== undefined;
  return Object.keys(byTable).filter(isOne);
}

/** Name of a record of each audited table, in alphabetical order. */
export const auditedTables: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(byTable)
    .flatMap(([table, { audited }]) => (audited ? [[table, audited] as const] : []))
    .toSorted(([, a], [, b]) => a.localeCompare(b)),
);

/** Tables with restorable records: content first, then the others in alphabetical order. */
export const RESTORABLE_TABLES = [...CONTENT_TABLES, ...tablesWith('restorable').toSorted()];

/** Text columns that may name a person, each with its table. */
export const FREE_TEXTS = Object.entries(byTable).flatMap(([table, { freeTexts = [] }]) =>
  freeTexts.map((column) => [table, column] as const),
);

/** Tables with records about a person. */
export const PERSONAL_TABLES = Object.entries(byTable).flatMap(([table, { personal }]) =>
  personal ? [{ table, ...personal }] : [],
);

/** Returns the labels of columns with a special meaning in this table. */
export const labelsOf = (table: string) => byTable[table]?.labels ?? {};

/** Names of emails in the timeline of a contact, by topic. */
export const mailNames: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(byTable).map(({ mails }) => mails),
);

/** Record kinds that the staff search finds in addition to content. */
export const FOUND = tablesWith('found').map((table) => records[table].found);
