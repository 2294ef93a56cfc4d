import { contentKinds, editorFields } from '@/lib/content/kinds';
import type { Field, Section } from '@/lib/content/kinds/fields';
import type { ContentTable } from '@/lib/paths';

/** Returns whether a field is part of the page's visible text: title, summary and body texts. */
const isWritten = (table: ContentTable, { name, kind }: Field) =>
  name === 'title' || name === contentKinds[table].summaryColumn || kind === 'markdown';

/** Returns the visible text fields in the order of the page. */
export const writtenFields = (table: ContentTable): Field[] =>
  editorFields(table).filter((field) => isWritten(table, field));

/** Returns the settings sections with all other fields. */
export function settingsOf(table: ContentTable, hidden?: string): Section[] {
  const sections: readonly Section[] = contentKinds[table].sections;
  return sections
    .map(({ title, fields }) => ({
      title,
      fields: fields.filter((field) => field.name !== hidden && !isWritten(table, field)),
    }))
    .filter(({ fields }) => fields.length > 0);
}

/** Returns the number of invalid settings. */
export function wrongSettings(table: ContentTable, errors: Record<string, string>): number {
  const names = settingsOf(table)
    .flatMap(({ fields }) => fields)
    .flatMap((field) => (field.kind === 'picture' ? [field.name, field.alternative] : field.name));
  return names.filter((name) => errors[name]).length;
}
