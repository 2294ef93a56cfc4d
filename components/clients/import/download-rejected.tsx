'use client';

import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';

/** Downloads the rejected rows as a CSV file to correct and import again. */
export function DownloadRejected({ rejected }: { rejected: string }) {
  function save() {
    const address = URL.createObjectURL(new Blob([`\uFEFF${rejected}`], { type: 'text/csv' }));
    Object.assign(document.createElement('a'), {
      href: address,
      download: 'rejected-rows.csv',
    }).click();
    URL.revokeObjectURL(address);
  }
  return (
    <Button variant="secondary" size="sm" className="mt-3" onClick={save}>
      <Download aria-hidden className="size-4" />
      Download these rows
    </Button>
  );
}
