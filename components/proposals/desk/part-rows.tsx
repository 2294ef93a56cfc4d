'use client';

import { useState } from 'react';
import { z } from 'zod';
import '@/lib/core/zod-without-eval';
import { FormValue } from '@/components/records/form-value';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import type { ServiceRows } from '@/lib/proposals/desk/values';

const draftItem = z.object({
  service_id: z.string().nullable().default(null),
  title: z.string().default(''),
  detail: z.string().default(''),
  once: z.string().default(''),
  month: z.string().default(''),
});
const draftStep = z.object({ title: z.string().default(''), when: z.string().default('') });

type RowsProps<Row> = {
  name: 'items' | 'steps';
  legend: string;
  noun: string;
  row: z.ZodType<Row>;
  blank: Row;
  fields: readonly { name: keyof Row & string; label: string; wide?: true; lines?: number }[];
  initial: string;
  error: string | undefined;
  /** Rows that each service would add. */
  choices: { title: string; rows: Row[] }[];
};

const MAX_ROWS = 20;

function drafts<Row>(row: z.ZodType<Row>, text: string): Row[] {
  try {
    return row.array().catch([]).parse(JSON.parse(text));
  } catch {
    return [];
  }
}

const keyAfter = (rows: { key: number }[]) => Math.max(-1, ...rows.map(({ key }) => key)) + 1;

/** Editable list of rows. The form sends it as a single JSON value. */
function PartRows<Row extends Record<string, string | null>>(props: RowsProps<Row>) {
  const { name, legend, noun, row, blank, fields, initial, error, choices } = props;
  // A row keeps its key when others are removed. The server numbers the initial rows in the same way.
  const [rows, setRows] = useState(() =>
    drafts(row, initial).map((value, key) => ({ key, value })),
  );
  const add = (values: Row[]) =>
    setRows((before) =>
      [
        ...before,
        ...values.map((value, place) => ({ key: keyAfter(before) + place, value })),
      ].slice(0, MAX_ROWS),
    );
  const isFull = rows.length >= MAX_ROWS;
  const change = (key: number, field: string, typed: string) =>
    setRows((before) =>
      before.map((one) =>
        one.key === key ? { ...one, value: { ...one.value, [field]: typed } } : one,
      ),
    );
  return (
    <fieldset className="space-y-4">
      <legend className="text-[0.9375rem] font-medium text-ink">{legend}</legend>
      <FormValue name={name} value={JSON.stringify(rows.map(({ value }) => value))} />
      <ol className="space-y-4">
        {rows.map(({ key, value }, place) => (
          <li key={key} className="rounded-panel border border-line p-4">
            <div className="mb-3 flex items-center justify-between gap-2">
              <p className="font-medium text-ink">
                {noun} {place + 1}
              </p>
              <Button
                variant="quiet-danger"
                size="sm"
                aria-label={`Remove ${noun.toLowerCase()} ${place + 1}`}
                onClick={() => setRows((before) => before.filter((one) => one.key !== key))}
              >
                Remove
              </Button>
            </div>
            <div className="grid gap-4 sm:grid-cols-2">
              {fields.map((field) => (
                <Field
                  key={field.name}
                  label={field.label}
                  name={`${name}-${key}-${field.name}`}
                  optionalLabel={null}
                  className={field.wide ? 'sm:col-span-2' : ''}
                >
                  {({ id }) =>
                    field.lines ? (
                      <Textarea
                        id={id}
                        rows={field.lines}
                        value={value[field.name] ?? ''}
                        onChange={(event) => change(key, field.name, event.currentTarget.value)}
                      />
                    ) : (
                      <Input
                        id={id}
                        autoComplete="off"
                        value={value[field.name] ?? ''}
                        onChange={(event) => change(key, field.name, event.currentTarget.value)}
                      />
                    )
                  }
                </Field>
              ))}
            </div>
          </li>
        ))}
      </ol>
      {error && <p className="text-staff text-high">{error}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="sm" disabled={isFull} onClick={() => add([blank])}>
          Add {noun.toLowerCase()}
        </Button>
        <Select
          aria-label={`Add ${legend.toLowerCase()} of a service`}
          className="w-auto"
          value=""
          disabled={isFull}
          onChange={(event) => add(choices[Number(event.currentTarget.value)]?.rows ?? [])}
        >
          <option value="">Add from a service…</option>
          {choices.map(({ title }, place) => (
            <option key={title} value={place}>
              {title}
            </option>
          ))}
        </Select>
      </div>
    </fieldset>
  );
}

type PartProps = { initial: string; error: string | undefined; services: ServiceRows[] };

/** Rows for the offered items, with prices in US dollars. */
export function ItemRows({ services, ...props }: PartProps) {
  return (
    <PartRows
      {...props}
      choices={services.map(({ title, items }) => ({ title, rows: items }))}
      name="items"
      legend="Items"
      noun="Item"
      row={draftItem}
      blank={{ service_id: null, title: '', detail: '', once: '', month: '' }}
      fields={[
        { name: 'title', label: 'Title', wide: true },
        { name: 'detail', label: 'What is in it', wide: true, lines: 3 },
        { name: 'once', label: 'Once, in US dollars' },
        { name: 'month', label: 'A month, in US dollars' },
      ]}
    />
  );
}

/** Rows for the process steps, each with its duration in weeks. */
export function StepRows({ services, ...props }: PartProps) {
  return (
    <PartRows
      {...props}
      choices={services.map(({ title, steps }) => ({ title, rows: steps }))}
      name="steps"
      legend="Process"
      noun="Step"
      row={draftStep}
      blank={{ title: '', when: '' }}
      fields={[
        { name: 'title', label: 'Title' },
        { name: 'when', label: 'When, such as weeks 1 to 3' },
      ]}
    />
  );
}
