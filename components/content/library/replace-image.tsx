'use client';

import { type SubmitEvent, useState } from 'react';
import { useOpenRecord } from '@/components/lists/use-open-record';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { replaceImage } from '@/lib/content/images/actions';
import { refusalIn } from '@/lib/core/actions/refusal';
import { ACCEPTED_IMAGES, imageMessages, MAX_IMAGE_BYTES } from '@/lib/core/images/rules';

type ReplaceImageProps = { id: string; places: number };

/** Replaces the file of a picture wherever it is used. */
export function ReplaceImage({ id, places }: ReplaceImageProps) {
  const open = useOpenRecord();
  const { run, isPending } = useStaffAction();
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const file = form.get('file');
    if (!(file instanceof File) || file.size === 0) return setProblem(imageMessages.missing);
    // The server would abort an oversized request.
    if (file.size > MAX_IMAGE_BYTES) return setProblem(imageMessages.tooLarge);
    form.set('id', id);
    setProblem(undefined);
    const done = await run(async () => {
      const answer = await replaceImage(form);
      if (!answer.data) setProblem(refusalIn(answer).details.fieldErrors?.file);
      return answer;
    });
    if (!done) return;
    setOpen(false);
    open(done.id);
  }

  const reach =
    places === 0
      ? 'Nothing uses this picture yet.'
      : `It is used in ${places === 1 ? 'one place' : `${places} places`}, including published pages, which change at once.`;
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        Replace everywhere
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Replace everywhere"
        description={`${reach} Texts keep their alternative texts.`}
      >
        <form noValidate onSubmit={submit} className="space-y-4">
          <Field label="New file" name="file" error={problem} required>
            {(control) => (
              <Input
                {...control}
                type="file"
                accept={ACCEPTED_IMAGES.join(',')}
                className="py-2 file:mr-3 file:font-medium"
              />
            )}
          </Field>
          <div className="flex justify-end gap-2">
            <Button variant="quiet" size="sm" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button type="submit" size="sm" pending={isPending} pendingLabel="Replacing…">
              Replace
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
