'use client';

import { useState } from 'react';
import { ImageDialog } from '@/components/content/editing/image-dialog';
import { useRendering } from '@/components/content/editing/use-rendering';
import { HeldField } from '@/components/records/held-field';
import { Button } from '@/components/ui/button';
import { fieldId } from '@/components/ui/field-id';

type HostPictureProps = { initial: string; error: string | undefined };

/** The picture of a host that visitors see. */
export function HostPicture({ initial, error }: HostPictureProps) {
  const [address, setAddress] = useState(initial);
  const [isUploading, setUploading] = useState(false);
  const { rendering } = useRendering(address && `![](${address})`, null);
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-ink">Picture</legend>
      <HeldField name="picture" value={address} />
      {address && <div className="mb-3 max-w-32">{rendering}</div>}
      <div className="flex flex-wrap gap-2">
        <Button
          id={fieldId('picture')}
          variant="secondary"
          size="sm"
          onClick={() => setUploading(true)}
        >
          {address ? 'Replace the picture' : 'Upload a picture'}
        </Button>
        {address && (
          <Button variant="quiet" size="sm" onClick={() => setAddress('')}>
            Remove the picture
          </Button>
        )}
      </div>
      {error && <p className="mt-1.5 text-staff text-high">{error}</p>}
      <ImageDialog open={isUploading} onOpenChange={setUploading} onUploaded={setAddress} />
    </fieldset>
  );
}
