'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { ClientForm } from '@/components/ui/client-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { useAnswer } from '@/components/ui/use-answer';
import { isComplete } from '@/lib/clients/import/columns';
import { sentenceOf } from '@/lib/core/actions/refusal';
import { ColumnChoice } from './column-choice';
import { EncodingChoice } from './encoding-choice';
import { ImportDone } from './import-done';
import { ImportPreview } from './import-preview';
import { KnownChoices } from './known-choices';
import { useImport } from './use-import';

/** Imports a CSV file of contacts in three steps: choose, preview, store. */
export function ImportForm() {
  const { preview, result, refusal, isUnread, isPending, showPreview, store, reset } = useImport();
  const answer = useAnswer(refusal);
  const fileInput = useRef<HTMLInputElement>(null);
  const encodingInput = useRef<HTMLSelectElement>(null);

  function read(input: HTMLInputElement) {
    const form = new FormData();
    form.set('file', input.files?.[0] ?? '');
    form.set('encoding', encodingInput.current?.value ?? '');
    // The column mapping belongs to the previous file.
    reset();
    showPreview(form);
  }

  // A file may have been chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once.
  useEffect(() => {
    if (fileInput.current?.files?.length) read(fileInput.current);
  }, []);

  if (result) return <ImportDone result={result} onAgain={reset} />;
  const isReady = preview !== undefined && isComplete(preview.mapping);
  const storable = preview ? preview.fresh + preview.known : 0;
  return (
    <ClientForm
      noValidate
      className="space-y-8"
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement) showPreview(new FormData(currentTarget));
        if (target instanceof HTMLInputElement && target.files) read(target);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) store(new FormData(event.currentTarget));
      }}
    >
      <Field
        label="CSV file"
        name="file"
        hint="With a heading row; commas, semicolons, tabs or pipes between the cells. At most 20,000 rows and 5 MB."
        required
        className="max-w-measure"
      >
        {(control) => (
          <Input
            {...control}
            ref={fileInput}
            type="file"
            accept=".csv,text/csv"
            // Browsers fire no change event if the same file is chosen again, even if its content has changed.
            onClick={({ currentTarget }) => {
              currentTarget.value = '';
              reset();
            }}
            className="py-2.5 text-staff"
          />
        )}
      </Field>
      <EncodingChoice control={encodingInput} />
      {refusal && (
        <Notice {...answer} tone="error" title={sentenceOf(refusal)}>
          {isUnread && (
            <Button
              variant="secondary"
              size="sm"
              className="mt-3"
              pending={isPending}
              onClick={({ currentTarget: { form } }) => form && showPreview(new FormData(form))}
            >
              Reread the file
            </Button>
          )}
        </Notice>
      )}
      {isPending && !preview && <p role="status">Reading the file…</p>}
      {preview && (
        <>
          <ColumnChoice
            key={preview.headings.join()}
            headings={preview.headings}
            mapping={preview.mapping}
          />
          {!isUnread && isReady && (
            <>
              <ImportPreview preview={preview} />
              <KnownChoices known={preview.known} />
              <Button
                type="submit"
                pending={isPending}
                pendingLabel="Working…"
                disabled={storable === 0}
              >
                Import {storable.toLocaleString('en-US')} {storable === 1 ? 'contact' : 'contacts'}
              </Button>
            </>
          )}
          {!isUnread && !isReady && (
            <Notice tone="info" title="Choose the columns that contain the name and the email." />
          )}
        </>
      )}
    </ClientForm>
  );
}
