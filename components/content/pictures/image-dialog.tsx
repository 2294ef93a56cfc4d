'use client';

import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toast';
import { useAnswer } from '@/components/ui/use-answer';
import { ACCEPTED_IMAGES, MAX_ALT_LENGTH } from '@/lib/content/images/rules';
import { notices } from '@/lib/notices';
import { type UploadRefusal, uploadPicture } from './upload-picture';

type ImageDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onUploaded: (address: string, alt: string, id: string) => void;
};

/** Uploads a picture together with its alternative text. */
export function ImageDialog({ open, onOpenChange, onUploaded }: ImageDialogProps) {
  const [told, setTold] = useState<UploadRefusal>({});
  const [isPending, setPending] = useState(false);
  const answer = useAnswer(told.sentence && told);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // For React the form that opened the dialog is around this one, and would be sent, too.
    event.stopPropagation();
    if (isPending) return;
    setPending(true);
    const { uploaded, refused = {} } = await uploadPicture(new FormData(event.currentTarget));
    setPending(false);
    setTold(refused);
    if (!uploaded) return;
    toast.success(notices[uploaded.notice]);
    onUploaded(uploaded.address, uploaded.alt, uploaded.id);
    onOpenChange(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Upload a picture"
      description="PNG, JPEG, WebP or GIF, at most 5 MB."
    >
      <form noValidate onSubmit={submit} className="space-y-4">
        {told.sentence && (
          <Notice {...answer} tone="error">
            {told.sentence}
          </Notice>
        )}
        <Field label="File" name="file" error={told.errors?.file} required>
          {(control) => (
            <Input
              {...control}
              type="file"
              accept={ACCEPTED_IMAGES.join(',')}
              className="py-2 file:mr-3 file:font-medium"
            />
          )}
        </Field>
        <Field
          label="Alternative text"
          name="alt"
          error={told.errors?.alt}
          hint="Say in a sentence what the picture shows, for people who cannot see it."
          required
        >
          {(control) => <Input {...control} maxLength={MAX_ALT_LENGTH} autoComplete="off" />}
        </Field>
        <div className="flex justify-end gap-2">
          <Button variant="quiet" size="sm" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" size="sm" pending={isPending} pendingLabel="Uploading…">
            Upload
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
