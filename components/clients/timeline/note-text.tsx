'use client';

import { useState } from 'react';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { restoreDeleted } from '@/lib/audit/actions';
import { deleteNote } from '@/lib/clients/actions';
import { NoteForm } from './note-form';

type NoteTextProps = {
  client: string;
  note: { id: string; body: string; version: string };
};

/** A note's text, which can be changed in place, or deleted and brought back. */
export function NoteText({ client, note }: NoteTextProps) {
  const [edits, setEdits] = useState(false);
  const { run, isPending } = useStaffAction();
  if (edits) {
    return (
      <div className="mt-2 max-w-measure">
        <NoteForm client={client} note={note} onSaved={() => setEdits(false)} />
        <Button variant="quiet" size="sm" className="mt-2" onClick={() => setEdits(false)}>
          Close without saving
        </Button>
      </div>
    );
  }
  return (
    <>
      <p className="mt-0.5 max-w-measure break-words whitespace-pre-wrap">{note.body}</p>
      <div className="-ml-3 flex">
        <Button variant="quiet" size="sm" onClick={() => setEdits(true)}>
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
