'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toast';

type SecretOnceProps = { secret: string; onDone: () => void };

/** Shows a secret with a copy button. It is shown only this once. */
export function SecretOnce({ secret, onDone }: SecretOnceProps) {
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch {
      toast.error('It could not be copied. Please select and copy it.');
    }
  }

  return (
    <Notice tone="warning" title="Copy the secret now">
      <p>It signs what we send. It is shown only this once.</p>
      <code className="my-3 block rounded-control border border-line bg-surface p-2 break-all text-ink select-all">
        {secret}
      </code>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={copy}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Button size="sm" variant="secondary" onClick={onDone}>
          I have it
        </Button>
      </div>
    </Notice>
  );
}
