'use client';

import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { taskNotices } from '@/lib/notices/tasks';
import type { FoundLink, Named } from '@/lib/tasks/links/model';
import type { LinkKind } from '@/lib/tasks/links/schema';
import { useLinkSearch } from './use-link-search';

type LinkFieldProps = {
  kind: LinkKind;
  label: string;
  /** Name of the search field. A hidden field contains the id. */
  name: string;
  hint: string;
  required?: boolean;
  chosen: Named | null;
  error?: string;
  onChoose: (found: FoundLink | null) => void;
};

/** Combobox that finds a client or booking by name: arrow keys select, Enter accepts, Escape closes. */
export function LinkField({
  kind,
  label,
  name,
  hint,
  required,
  chosen,
  error,
  onChoose,
}: LinkFieldProps) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const answer = useLinkSearch(kind, typed);
  const found = answer?.found ?? [];
  const optionId = (place: number) => `${listId}-${place}`;

  function choose(link: FoundLink | null) {
    setTyped('');
    setActive(0);
    onChoose(link);
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) setActive((active + step + found.length) % found.length);
    else if (event.key === 'Enter' && typed) choose(found[active] ?? null);
    else if (event.key === 'Escape' && typed) setTyped('');
    else return;
    event.preventDefault();
    // Escape must not also close the drawer.
    event.stopPropagation();
  }

  if (chosen) {
    return (
      <div>
        <p className="mb-1.5 text-[0.9375rem] leading-6 font-medium text-ink">{label}</p>
        <p className="flex min-h-11 items-center justify-between gap-2 rounded-control border border-line px-3">
          <span className="truncate text-ink">{chosen.name}</span>
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Remove ${label.toLowerCase()} ${chosen.name}`}
            onClick={() => choose(null)}
          >
            Remove
          </Button>
        </p>
      </div>
    );
  }
  return (
    <div className="relative">
      <Field label={label} name={name} hint={hint} required={required} error={error}>
        {({ name: _, ...control }) => (
          <Input
            {...control}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={found.length > 0}
            aria-controls={listId}
            aria-activedescendant={found[active] && optionId(active)}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setActive(0);
            }}
            onKeyDown={press}
          />
        )}
      </Field>
      <div
        id={listId}
        role="listbox"
        aria-label={label}
        className="mt-1 max-h-60 overflow-y-auto rounded-surface border border-line-strong bg-surface p-1 empty:hidden"
      >
        {found.map((link, place) => (
          <div
            key={link.id}
            id={optionId(place)}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            // Keep focus in the field while an option is clicked.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(link)}
            onKeyDown={press}
            className="cursor-pointer rounded-control px-2.5 py-1.5 text-staff hover:bg-hover aria-selected:bg-hover"
          >
            <span className="text-ink">{link.name}</span>{' '}
            <span className="text-ink-3">{link.detail}</span>
          </div>
        ))}
      </div>
      <p role="status" className="pt-1 text-staff empty:hidden">
        {answer?.hasFailed
          ? taskNotices.taskLinkSearchFailed
          : answer && found.length === 0 && `Nothing was found for “${typed.trim()}”.`}
      </p>
    </div>
  );
}
