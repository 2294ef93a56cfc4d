import { editorFields } from '@/lib/content/kinds';
import type { FormValues } from '@/lib/content/kinds/fields';
import type { ContentTable } from '@/lib/paths';
import { textOf } from './rules';

export type Part = { kind: 'same' | 'added' | 'removed'; text: string };

/** Beyond so many comparisons the changed stretch is shown as a whole, before and after. */
const MOST_COMPARISONS = 4_000_000;

const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];

/** The lengths of the longest common subsequences of all endings of `a` and `b`. */
function commonLengths(a: string[], b: string[]): Uint32Array[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const [row, below] = [lengths[i], lengths[i + 1]];
      if (!row || !below) continue;
      row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}

function compare(a: string[], b: string[]): Part[] {
  if (a.length * b.length > MOST_COMPARISONS) {
    return [
      { kind: 'removed', text: a.join('') },
      { kind: 'added', text: b.join('') },
    ];
  }
  const lengths = commonLengths(a, b);
  const parts: Part[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]];
    if (left !== undefined && left === right) {
      parts.push({ kind: 'same', text: left });
      i++;
      j++;
    } else if (
      left !== undefined &&
      (right === undefined || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))
    ) {
      parts.push({ kind: 'removed', text: left });
      i++;
    } else {
      parts.push({ kind: 'added', text: right ?? '' });
      j++;
    }
  }
  return parts;
}

/** Neighbours of one kind as one part. */
function joined(parts: Part[]): Part[] {
  const result: Part[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (part.text === '') continue;
    if (last?.kind === part.kind) last.text += part.text;
    else result.push({ ...part });
  }
  return result;
}

/** How `before` became `after`, word by word. */
export function wordDifference(before: string, after: string): Part[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (
    end < a.length - start &&
    end < b.length - start &&
    a[a.length - 1 - end] === b[b.length - 1 - end]
  ) {
    end++;
  }
  return joined([
    { kind: 'same', text: a.slice(0, start).join('') },
    ...compare(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    { kind: 'same', text: a.slice(a.length - end).join('') },
  ]);
}

export type FieldDifference = { label: string; parts: Part[] };

/** The fields that differ between two forms, each with how its text changed. */
export function formDifference(
  table: ContentTable,
  before: FormValues,
  after: FormValues,
): FieldDifference[] {
  return editorFields(table).flatMap((field) => {
    const [was, is] = [textOf(field, before), textOf(field, after)];
    return was === is ? [] : [{ label: field.label, parts: wordDifference(was, is) }];
  });
}
