'use client';

import { RecordForm } from '@/components/records/record-form';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { saveNote } from '@/lib/clients/timeline/actions';
import { noteForm } from '@/lib/clients/timeline/schema';

type NoteFormProps = {
  client: string;
  /** Null for a new note. */
  note: { id: string; body: string; version: string } | null;
  onSaved?: () => void;
};

const LABELS = { body: 'Note' };

/** Form that creates or edits a note about a contact. */
export function NoteForm({ client, note, onSaved }: NoteFormProps) {
  return (
    <RecordForm
      name={`note:${note?.id ?? client}`}
      action={saveNote}
      schema={noteForm}
      labels={LABELS}
      initial={{ body: note?.body ?? '' }}
      version={note?.version}
      submitLabel="Save note"
      onSaved={onSaved}
    >
      {(values, errors) => (
        <>
          <input type="hidden" name="client" value={client} />
          <input type="hidden" name="id" value={note?.id ?? ''} />
          <Field
            id={`note-${note?.id ?? 'new'}`}
            label={LABELS.body}
            name="body"
            error={errors.body}
            required
          >
            {(control) => <Textarea {...control} rows={3} defaultValue={values.body} />}
          </Field>
        </>
      )}
    </RecordForm>
  );
}
