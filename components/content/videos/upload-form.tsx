'use client';

import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ClientForm } from '@/components/ui/client-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { useAnswer } from '@/components/ui/use-answer';
import { inMegabytes, uploadMessages, VIDEO_TYPES } from '@/lib/content/videos/rules';
import type { RecordInput } from '@/lib/content/videos/schema';
import { KindFields } from './kind-fields';
import { UploadProgress } from './upload-progress';
import { useUpload } from './use-upload';

type UploadFormProps = {
  record: RecordInput;
  /** Maximum file size in bytes. */
  limit: number;
};

/** Uploads a video in parts and attaches it to the record. */
export function UploadForm({ record, limit }: UploadFormProps) {
  const { state, start, pause, resume } = useUpload(record);
  const [problem, setProblem] = useState<string>();
  const refused = state.step === 'idle' ? state.error : undefined;
  const answer = useAnswer(refused && state);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const file = form.get('file');
    if (!(file instanceof File) || !file.name) return setProblem('Please choose a file.');
    if (file.size > limit) return setProblem(uploadMessages.tooLarge);
    setProblem(undefined);
    void start(file, form.get('kind') === 'highlights' ? 'highlights' : 'recording');
  }

  return (
    <ClientForm noValidate onSubmit={submit} className="space-y-4">
      {refused && (
        <Notice {...answer} tone="error">
          {refused}
        </Notice>
      )}
      <Field
        label="File"
        name="file"
        error={problem}
        hint={`MP4 or WebM, at most ${inMegabytes(limit)}. It is uploaded in parts: after an interruption, choose the same file again to resume.`}
        required
      >
        {(control) => (
          <Input
            {...control}
            type="file"
            accept={Object.keys(VIDEO_TYPES).join(',')}
            disabled={state.step !== 'idle'}
            className="py-2 file:mr-3 file:font-medium"
          />
        )}
      </Field>
      <KindFields asksSound={false} />
      {state.step === 'sending' || state.step === 'paused' ? (
        <UploadProgress state={state} onPause={pause} onResume={resume} />
      ) : (
        <Button type="submit" pending={state.step === 'checking'} pendingLabel="Checking the file…">
          Upload
        </Button>
      )}
    </ClientForm>
  );
}
