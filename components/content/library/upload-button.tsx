'use client';

import { useState } from 'react';
import { ImageDialog } from '@/components/content/images/image-dialog';
import { useOpenRecord } from '@/components/lists/use-open-record';
import { Button } from '@/components/ui/button';

/** Uploads a picture to the library and opens it in the drawer. */
export function UploadButton() {
  const open = useOpenRecord();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Upload a picture
      </Button>
      <ImageDialog open={isOpen} onOpenChange={setOpen} onChosen={({ id }) => open(id)} />
    </>
  );
}
