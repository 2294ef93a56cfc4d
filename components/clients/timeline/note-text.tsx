'use client';

import { useState } from 'react';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { restoreDeleted } from '@/lib/audit/actions';
import { deleteNote } from '@/lib/clients/timeline/actions';
import { NoteForm } from './note-form';

type NoteTextProps = {
  client: string;
  note: { id: string; body: string; version: string };
};

/** Text of a note. It can be edited in place, deleted and restored. */
export function NoteText({ client, note }: NoteTextProps) {
  const [isEditing, setIsEditing] = useState(false);
  const { run, isPending } = useStaffAction();
  if (isEditing) {
    return (
      <div className="mt-2 max-w-measure">
        <NoteForm client={client} note={note} onSaved={() => setIsEditing(false)} />
        <Button variant="quiet" size="sm" className="mt-2" onClick={() => setIsEditing(false)}>
          Close without saving
        </Button>
      </div>
    );
  }
  return (
    <>
      <p className="mt-0.5 max-w-measure break-words whitespace-pre-wrap">{note.body}</p>
      <div className="-ml-3 flex">
        <Button variant="quiet" size="sm" onClick={() => setIsEditing(true)}>
          Edit note
        </Button>
        <Button
          variant="quiet"
          size="sm"
          pending={isPending}
          onClick={() =>
            run(
              () => deleteNote(note.id),
              () => () => restoreDeleted({ table: 'client_notes', recordIds: [note.id] }),
            )
          }
        >
          Delete note
        </Button>
      </div>
    </>
  );
}
