'use client';

import { useState } from 'react';
import { NoteForm } from './note-form';

/** Form of a new note. It is cleared after each save. */
export function NewNote({ client }: { client: string }) {
  const [written, setWritten] = useState(0);
  return (
    <NoteForm
      key={written}
      client={client}
      note={null}
      onSaved={() => setWritten((count) => count + 1)}
    />
  );
}
