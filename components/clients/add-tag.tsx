'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

/** Dialog that asks for a tag. */
export function AddTag({ onAdd }: { onAdd: (tag: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        Add tag
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Add a tag">
        <form
          className="space-y-4"
          onSubmit={(event) => {
            event.preventDefault();
            const tag = String(new FormData(event.currentTarget).get('newTag')).trim();
            if (!tag) return;
            setIsOpen(false);
            onAdd(tag);
          }}
        >
          <Field label="Tag" name="newTag" required>
            {(control) => <Input {...control} maxLength={40} autoComplete="off" />}
          </Field>
          <Button type="submit" size="sm">
            Add tag
          </Button>
        </form>
      </Dialog>
    </>
  );
}
