'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ChoiceField } from '@/components/ui/choice-field';
import { Dialog } from '@/components/ui/dialog';
import type { ChoiceKind } from '@/lib/choice-kinds';
import { type Choice, mayLackSome } from '@/lib/core/lists/choices';
import { BulkMenu } from './bulk-menu';

type BulkChoiceProps = {
  label: string;
  from: ChoiceKind;
  choices: readonly Choice[];
  /** Label of the empty option; omitted if there is none. */
  none?: string;
  pending: boolean;
  disabled?: boolean;
  onChoose: (id: string | null) => void;
};

/** Chooses a record for the selected rows: a menu, or a dialog with a search if the given list may be incomplete. */
export function BulkChoice(props: BulkChoiceProps) {
  const { label, from, choices, none, pending, disabled, onChoose } = props;
  const [isOpen, setIsOpen] = useState(false);
  if (!mayLackSome(choices)) {
    return (
      <BulkMenu
        label={label}
        pending={pending}
        disabled={disabled}
        items={[
          ...(none === undefined ? [] : [{ label: none, onSelect: () => onChoose(null) }]),
          ...choices.map(({ id, name }) => ({ label: name, onSelect: () => onChoose(id) })),
        ]}
      />
    );
  }
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        pending={pending}
        disabled={disabled}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={label}>
        <form
          className="space-y-4"
          onSubmit={(event) => {
            event.preventDefault();
            const id = String(new FormData(event.currentTarget).get('choice') ?? '');
            if (!id && none === undefined) return;
            setIsOpen(false);
            onChoose(id || null);
          }}
        >
          <ChoiceField label={label} name="choice" from={from} choices={choices} none={none} />
          <Button type="submit" size="sm">
            {label}
          </Button>
        </form>
      </Dialog>
    </>
  );
}
