'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { taskNotices } from '@/lib/notices/tasks';

type TaskViewNameProps = {
  open: boolean;
  title: string;
  name: string;
  isPending: boolean;
  onClose: () => void;
  onNamed: (name: string) => void;
};

/** Dialog for the name of a view. */
export function TaskViewName({
  open,
  title,
  name,
  isPending,
  onClose,
  onNamed,
}: TaskViewNameProps) {
  const [problem, setProblem] = useState<string>();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        setProblem(undefined);
        onClose();
      }}
      title={title}
      description="Saves filters, order and layout under this name, for you only."
    >
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('view-name');
          const chosen = typeof typed === 'string' ? typed.trim() : '';
          setProblem(chosen ? undefined : taskNotices.viewUnnamed);
          if (chosen && !isPending) onNamed(chosen);
        }}
      >
        <Field label="Name" name="view-name" error={problem} required>
          {(control) => (
            <Input {...control} defaultValue={name} maxLength={40} autoComplete="off" />
          )}
        </Field>
        <Button type="submit" pending={isPending} pendingLabel="Saving...">
          Save
        </Button>
      </form>
    </Dialog>
  );
}
