'use client';

import { Dialog } from '@/components/ui/dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import type { PictureFormProps } from './picture-form';

const PictureForm = lazyPart(() => import('./picture-form').then((module) => module.PictureForm), {
  whenIdle: true,
});

type ImageDialogProps = PictureFormProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Dialog to insert a picture, uploaded or from the library, with its alternative text. */
export function ImageDialog({ open, onOpenChange, onChosen, ...form }: ImageDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        form.isPlaced
          ? 'Insert a picture'
          : form.hasLibrary
            ? 'Choose a picture'
            : 'Upload a picture'
      }
    >
      <PictureForm
        {...form}
        onCancel={() => onOpenChange(false)}
        onChosen={(picture) => {
          onChosen(picture);
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}
