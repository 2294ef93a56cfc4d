import { contentKinds, editorFields } from '@/lib/content/kinds';
import type { Field, Section } from '@/lib/content/kinds/fields';
import type { ContentTable } from '@/lib/paths';

/** Returns whether a field is what visitors read from the top to the bottom: title, summary and texts. */
const isWritten = (table: ContentTable, { name, kind }: Field) =>
  name === 'title' || name === contentKinds[table].summaryColumn || kind === 'markdown';

/** Returns the fields that the editor shows as the page itself, in their order. */
export const writtenFields = (table: ContentTable): Field[] =>
  editorFields(table).filter((field) => isWritten(table, field));

/** Returns the sections of all other fields, which are next to the text. */
export function settingsOf(table: ContentTable, hidden?: string): Section[] {
  const sections: readonly Section[] = contentKinds[table].sections;
  return sections
    .map(({ title, fields }) => ({
      title,
      fields: fields.filter((field) => field.name !== hidden && !isWritten(table, field)),
    }))
    .filter(({ fields }) => fields.length > 0);
}

/** Returns how many settings are wrong. */
export function wrongSettings(table: ContentTable, errors: Record<string, string>): number {
  const names = settingsOf(table)
    .flatMap(({ fields }) => fields)
    .flatMap((field) => (field.kind === 'picture' ? [field.name, field.alternative] : field.name));
  return names.filter((name) => errors[name]).length;
}
