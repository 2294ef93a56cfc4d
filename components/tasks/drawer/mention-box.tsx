'use client';

import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { useChoices } from '@/components/ui/use-choices';

type MentionBoxProps = {
  label: string;
  name: string;
  error?: string;
  defaultValue?: string;
  people: readonly { id: string; name: string }[];
};

/** Returns the incomplete mention before the caret, such as 'Na' for '@Na'. */
const unfinished = /(?:^|\s)@([\p{L}'-]*(?: [\p{L}'-]*)?)$/u;

/** Text area in which '@' suggests people to mention: arrow keys select, Enter or Tab accepts, Escape closes. */
export function MentionBox({ label, name, error, defaultValue, people }: MentionBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const { choices } = useChoices('people', people, typed ?? '');
  const offered =
    typed === null
      ? []
      : choices
          .filter((person) => person.name.toLowerCase().startsWith(typed.toLowerCase()))
          .slice(0, 6);

  function look() {
    const before = box.current?.value.slice(0, box.current.selectionStart) ?? '';
    setTyped(unfinished.exec(before)?.[1] ?? null);
    setActive(0);
  }

  function take(person: { name: string }) {
    const text = box.current;
    if (!text || typed === null) return;
    const caret = text.selectionStart;
    text.setRangeText(`${person.name} `, caret - typed.length, caret, 'end');
    text.dispatchEvent(new Event('input', { bubbles: true }));
    text.focus();
    setTyped(null);
  }

  function onKeyDown(event: KeyboardEvent) {
    const person = offered[active];
    if (!person) return;
    if (event.key === 'ArrowDown') setActive((active + 1) % offered.length);
    else if (event.key === 'ArrowUp') setActive((active - 1 + offered.length) % offered.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(person);
    else if (event.key === 'Escape') setTyped(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <Field label={label} name={name} error={error} hint="Type @ to name a colleague." required>
      {(control) => (
        <div className="relative">
          <Textarea
            {...control}
            ref={box}
            rows={3}
            defaultValue={defaultValue}
            maxLength={5000}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-controls={listId}
            aria-activedescendant={offered[active] && `${listId}-${offered[active].id}`}
            onInput={look}
            onKeyDown={onKeyDown}
            onBlur={() => setTyped(null)}
          />
          <div
            id={listId}
            role="listbox"
            aria-label="Colleagues"
            hidden={offered.length === 0}
            className="absolute z-10 mt-1 min-w-56 rounded-surface border border-line-strong bg-surface p-1"
          >
            {offered.map((person, index) => (
              <div
                key={person.id}
                id={`${listId}-${person.id}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onPointerDown={(event) => {
                  event.preventDefault();
                  take(person);
                }}
                className="flex min-h-8 cursor-pointer items-center rounded-control px-2.5 text-ink aria-selected:bg-hover"
              >
                {person.name}
              </div>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}
