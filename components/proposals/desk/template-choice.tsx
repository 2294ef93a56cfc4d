'use client';

import { useRef, useState } from 'react';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { leaveBy } from '@/components/ui/unsaved';
import { removeTemplate, saveTemplate } from '@/lib/proposals/desk/actions';
import type { ProposalTemplate } from '@/lib/proposals/desk/writes';

type TemplateChoiceProps = {
  templates: ProposalTemplate[];
  chosen: ProposalTemplate | null;
  onChoose: (template: ProposalTemplate | null) => void;
};

/** Select for the template that the form starts with. */
export function TemplateChoice({ templates, chosen, onChoose }: TemplateChoiceProps) {
  const { run, isPending } = useStaffAction();
  const [asks, setAsks] = useState(false);
  const listed = templates.find(({ id }) => id === chosen?.id);
  if (templates.length === 0) return null;
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field label="Begin with a template" name="template" optionalLabel={null} className="grow">
        {({ id }) => (
          <Select
            id={id}
            value={listed?.id ?? ''}
            onChange={(event) => {
              const found = templates.find(({ id: one }) => one === event.currentTarget.value);
              leaveBy(() => onChoose(found ?? null));
            }}
          >
            <option value="">The deal and its service</option>
            {templates.map((template) => (
              <option key={template.id} value={template.id}>
                {template.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {listed && (
        <Button variant="quiet-danger" pending={isPending} onClick={() => setAsks(true)}>
          Delete template…
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={`Delete the template ${listed?.name ?? ''}?`}
        confirmLabel="Delete template"
        pending={isPending}
        onConfirm={() => {
          setAsks(false);
          if (listed) void run(() => removeTemplate({ id: listed.id }));
        }}
      >
        Proposals that used it and your current text do not change.
      </ConfirmDialog>
    </div>
  );
}

/** Saves the content of the surrounding form as a template. */
export function SaveTemplate() {
  const { run, isPending } = useStaffAction();
  const [name, setName] = useState('');
  const button = useRef<HTMLDivElement>(null);
  function save() {
    const form = button.current?.closest('form');
    if (!form) return;
    const filled = new FormData(form);
    filled.set('name', name);
    void run(() => saveTemplate(filled));
  }
  return (
    <div ref={button} className="flex flex-wrap items-center gap-2">
      <Input
        aria-label="Name of the template"
        placeholder="Name of the template"
        value={name}
        maxLength={80}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button variant="secondary" pending={isPending} disabled={!name.trim()} onClick={save}>
        Save as template
      </Button>
    </div>
  );
}
