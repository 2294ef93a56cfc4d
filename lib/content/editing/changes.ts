import { diffArrays } from 'diff';
import { editorFields } from '@/lib/content/kinds';
import type { Field, FormValues } from '@/lib/content/kinds/fields';
import { contentState } from '@/lib/core/cache/change';
import { zonedMoment } from '@/lib/core/time/business-time';
import type { ContentTable } from '@/lib/paths';
import { instantOf, textOf } from './rules';
import { blocksOf, type TextBlock } from './text-blocks';

/** Longer values are not repeated in a description. */
const MAX_QUOTED = 40;

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Returns the value of a field as text for people. */
function valueText(field: Field, value: string): string {
  if (field.kind === 'whole' || field.kind === 'decimal') {
    return Number(value).toLocaleString('en-US');
  }
  if (field.kind === 'choice') {
    return field.options.find((option) => option.value === value)?.label ?? value;
  }
  const instant = field.kind === 'moment' ? instantOf(value) : null;
  return instant ? zonedMoment(instant) : `“${value}”`;
}

function valueChange(field: Field, was: string, is: string): string {
  if (!was) return `${field.label} added`;
  if (!is) return `${field.label} removed`;
  const isShort = Math.max(was.length, is.length) <= MAX_QUOTED && !`${was}${is}`.includes('\n');
  if (!isShort || field.kind === 'picture') return `${field.label} changed`;
  return `${field.label} ${valueText(field, was)} → ${valueText(field, is)}`;
}

type Counts = { added: number; removed: number; changed: number };

/** Returns '2 added, 1 changed'; an item removed and added at the same position counts as changed. */
function countText({ added, removed, changed }: Counts): string {
  return [
    added && `${added} added`,
    removed && `${removed} removed`,
    changed && `${changed} changed`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns the ranges in which two lists differ, with the old and new items of each. */
function stretches<Item>(was: Item[], is: Item[], isSame: (a: Item, b: Item) => boolean) {
  const found: { removed: Item[]; added: Item[] }[] = [];
  let open: (typeof found)[number] | null = null;
  for (const { added, removed, value } of diffArrays(was, is, { comparator: isSame })) {
    if (!added && !removed) {
      open = null;
      continue;
    }
    if (!open) {
      open = { removed: [], added: [] };
      found.push(open);
    }
    (added ? open.added : open.removed).push(...value);
  }
  return found;
}

function rowsChange(field: Field, was: FormValues[string], is: FormValues[string]): string {
  const rows = (value: FormValues[string]) =>
    Array.isArray(value) ? value.map((row) => JSON.stringify(row)) : [];
  const counts: Counts = { added: 0, removed: 0, changed: 0 };
  for (const { removed, added } of stretches(rows(was), rows(is), (a, b) => a === b)) {
    const changed = Math.min(removed.length, added.length);
    counts.changed += changed;
    counts.added += added.length - changed;
    counts.removed += removed.length - changed;
  }
  return `${field.label}: ${countText(counts)}`;
}

const placeText = (section: string | null) =>
  section === null ? 'before the first heading' : `under “${section}”`;

/** Returns how a long text changed: its sections, and the paragraphs below each heading. */
function textChanges(was: string, is: string): string[] {
  const sections: string[] = [];
  const counts = new Map<string, { what: string; block: TextBlock; total: number }>();
  const count = (what: string, blocks: TextBlock[], left: Set<string | null>) => {
    for (const block of blocks) {
      const { noun, section } = block;
      if (left.has(section)) continue;
      const key = `${noun} ${what} ${section}`;
      const total = (counts.get(key)?.total ?? 0) + 1;
      counts.set(key, { what, block, total });
    }
  };
  for (const { removed, added } of stretches(
    blocksOf(was),
    blocksOf(is),
    (a, b) => a.text === b.text,
  )) {
    const headings = (blocks: TextBlock[]) =>
      blocks.flatMap(({ noun, section }) => (noun === 'heading' ? section : []));
    const [gone, come] = [headings(removed), headings(added)];
    const renamed = Math.min(gone.length, come.length);
    for (let place = 0; place < renamed; place += 1) {
      sections.push(`heading “${gone[place]}” is now “${come[place]}”`);
    }
    for (const name of come.slice(renamed)) sections.push(`section “${name}” added`);
    for (const name of gone.slice(renamed)) sections.push(`section “${name}” removed`);
    const texts = (blocks: TextBlock[]) => blocks.filter(({ noun }) => noun !== 'heading');
    const [before, after] = [texts(removed), texts(added)];
    const changed = Math.min(before.length, after.length);
    count('changed', after.slice(0, changed), new Set());
    count('added', after.slice(changed), new Set(come.slice(renamed)));
    count('removed', before.slice(changed), new Set(gone.slice(renamed)));
  }
  const counted = [...counts.values()].map(
    ({ what, block, total }) => `${plural(total, block.noun)} ${what} ${placeText(block.section)}`,
  );
  return [...sections, ...counted];
}

/**
 * Returns a description of the changes to a form: 'Price from (US dollars) 4,800 → 5,200', '2 paragraphs added under
 * “Costs”'.
 */
export function changesInWords(
  table: ContentTable,
  before: FormValues,
  after: FormValues,
): string[] {
  return editorFields(table).flatMap((field) => {
    const [was, is] = [textOf(field, before), textOf(field, after)];
    if (was === is) return [];
    if (field.kind === 'rows')
      return rowsChange(field, before[field.name] ?? '', after[field.name] ?? '');
    if (field.kind === 'markdown' && was && is) return textChanges(was, is);
    return valueChange(field, was, is);
  });
}

/** Returns the state transition of a version, such as created or published; null if there was none. */
export function stepInWords(
  before: Record<string, unknown> | null,
  after: Record<string, unknown>,
): string | null {
  const state = contentState.safeParse(after.state).data;
  const from = before && contentState.safeParse(before.state).data;
  const at = typeof after.published_at === 'string' ? after.published_at : null;
  const hasMoved = state === 'scheduled' && before?.published_at !== after.published_at;
  if (!before) return state === 'draft' || !state ? 'Created' : `Created as ${state}`;
  if (!state || (state === from && !hasMoved)) return null;
  if (state === 'published') return 'Published';
  if (state === 'archived') return 'Archived';
  if (state === 'scheduled') return at ? `Scheduled for ${zonedMoment(at)}` : 'Scheduled';
  return from === 'published' ? 'Taken off the site, back to draft' : 'Back to draft';
}
