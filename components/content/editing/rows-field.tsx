'use client';

import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { fieldId } from '@/components/ui/field-id';
import type { Field, FormRow } from '@/lib/content/kinds/fields';
import { CellInput } from './cell-input';

type RowsFieldProps = {
  field: Extract<Field, { kind: 'rows' }>;
  rows: FormRow[];
  error?: string;
  onChange: (rows: FormRow[]) => void;
};

const MAX_UNLABELLED = 4;

/** List editor: its rows can be added, edited, moved and removed. */
export function RowsField({ field, rows, error, onChange }: RowsFieldProps) {
  const { name, label, one, cells, most, hint } = field;
  /** True if there are too many cells for placeholders alone, so that each cell needs a label. */
  const isWide = cells.length > MAX_UNLABELLED;
  const errorId = `${fieldId(name)}-note`;

  const setCell = (place: number, cell: string, value: string) =>
    onChange(rows.map((row, index) => (index === place ? { ...row, [cell]: value } : row)));
  const remove = (place: number) => onChange(rows.filter((_, index) => index !== place));
  function swap(place: number) {
    onChange([
      ...rows.slice(0, place),
      ...rows.slice(place, place + 2).reverse(),
      ...rows.slice(place + 2),
    ]);
  }

  return (
    <fieldset name={name} aria-describedby={error ? errorId : undefined} className="sm:col-span-2">
      <legend className="mb-1.5 text-[0.9375rem] leading-6 font-medium text-ink">{label}</legend>
      {hint && <p className="mb-2 text-staff text-ink-3">{hint}</p>}
      {rows.length > 0 && (
        <ol className="mb-2 space-y-2">
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity other than their position.
            <li key={place} className="flex items-start gap-2">
              <div
                className={`grid min-w-0 grow gap-2 ${isWide ? 'rounded-surface border border-line p-4 sm:grid-cols-2' : ''}`}
              >
                {cells.map((cell) => (
                  <div
                    key={cell.name}
                    className={`min-w-0 ${isWide && cell.kind === 'text' ? 'sm:col-span-2' : ''}`}
                  >
                    {isWide && (
                      <span aria-hidden className="mb-1 block text-staff text-ink-3">
                        {cell.label}
                      </span>
                    )}
                    <CellInput
                      cell={cell}
                      label={`${one} ${place + 1}${cells.length > 1 ? `: ${cell.label}` : ''}`}
                      value={row[cell.name] ?? ''}
                      onChange={(value) => setCell(place, cell.name, value)}
                    />
                  </div>
                ))}
              </div>
              <div className={`flex shrink-0 pt-1.5 ${cells.length > 1 ? 'flex-col' : ''}`}>
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={`Move ${one.toLowerCase()} ${place + 1} up`}
                  disabled={place === 0}
                  onClick={() => swap(place - 1)}
                >
                  <ArrowUp aria-hidden className="size-4" />
                </Button>
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={`Move ${one.toLowerCase()} ${place + 1} down`}
                  disabled={place === rows.length - 1}
                  onClick={() => swap(place)}
                >
                  <ArrowDown aria-hidden className="size-4" />
                </Button>
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={`Remove ${one.toLowerCase()} ${place + 1}`}
                  onClick={() => remove(place)}
                >
                  <X aria-hidden className="size-4" />
                </Button>
              </div>
            </li>
          ))}
        </ol>
      )}
      <Button
        id={fieldId(name)}
        variant="secondary"
        size="sm"
        disabled={rows.length >= most}
        onClick={() => onChange([...rows, {}])}
      >
        <Plus aria-hidden className="size-4" />
        Add {one.toLowerCase()}
      </Button>
      {error && (
        <p id={errorId} className="mt-1.5 text-staff text-high">
          {error}
        </p>
      )}
    </fieldset>
  );
}
