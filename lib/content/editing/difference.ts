import { diffWordsWithSpace } from 'diff';
import { editorFields } from '@/lib/content/kinds';
import type { FormValues } from '@/lib/content/kinds/fields';
import type { ContentTable } from '@/lib/paths';
import { textOf } from './rules';

export type Part = { kind: 'same' | 'added' | 'removed'; text: string };

/** Upper limit of added and removed words; a text with more changes is shown as a whole, before and after. */
const MAX_EDITS = 2000;

/** Returns the word-level difference between `before` and `after`. */
export function wordDifference(before: string, after: string): Part[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS });
  if (!changes) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  }
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

/** Returns the fields that differ between two forms, each with the difference of its text. */
export function formDifference(table: ContentTable, before: FormValues, after: FormValues) {
  return editorFields(table).flatMap((field) => {
    const [was, is] = [textOf(field, before), textOf(field, after)];
    return was === is ? [] : [{ label: field.label, parts: wordDifference(was, is) }];
  });
}
