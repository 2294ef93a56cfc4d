import { X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { usePastedPictures } from './use-pasted-pictures';

type PictureUploadsProps = {
  pictures: ReturnType<typeof usePastedPictures>;
  onCancel: () => void;
};

/** Status of pasted or dropped pictures: the current upload, and an error message for each refused file. */
export function PictureUploads({ pictures, onCancel }: PictureUploadsProps) {
  const { uploading, placed, refused, dismiss } = pictures;
  return (
    <>
      <div className={uploading ? 'flex items-center gap-3 border-t border-line py-1.5' : ''}>
        {uploading && (
          <progress aria-label="Uploading" className="h-1.5 w-16 shrink-0 accent-accent" />
        )}
        <p
          role="status"
          className={uploading ? 'min-w-0 grow text-staff wrap-anywhere' : 'sr-only'}
        >
          {uploading
            ? `Uploading ${uploading.name}${uploading.of > 1 ? `, ${uploading.nth} of ${uploading.of}` : ''}`
            : placed > 0 &&
              `${placed} ${placed === 1 ? 'picture is' : 'pictures are'} in the text.`}
        </p>
        {uploading && (
          <Button variant="quiet" size="sm" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      {refused.length > 0 && (
        <div className="flex max-h-40 items-start gap-3 overflow-y-auto border-t border-line py-1.5">
          <div role="alert" className="min-w-0 grow text-staff text-high wrap-anywhere">
            <ul className="space-y-1">
              {refused.map((sentence, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two files can have the same name and the same problem.
                <li key={place}>{sentence}</li>
              ))}
            </ul>
          </div>
          <Button variant="quiet" size="icon" aria-label="Dismiss refused files" onClick={dismiss}>
            <X aria-hidden className="size-4" />
          </Button>
        </div>
      )}
    </>
  );
}
