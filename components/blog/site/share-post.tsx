'use client';

import { Link2, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';

/** Copies the URL of the post or prints it; both need JavaScript. */
export function SharePost() {
  const [answer, setAnswer] = useState('');

  async function copy() {
    const { origin, pathname } = window.location;
    try {
      await navigator.clipboard.writeText(origin + pathname);
      setAnswer('Link copied.');
    } catch {
      setAnswer('The link could not be copied. Please copy the URL of this page.');
    }
  }

  return (
    <div className="needs-script -mx-3 flex flex-wrap items-center gap-2 print:hidden">
      <Button variant="quiet" size="sm" onClick={copy}>
        <Link2 aria-hidden className="size-4" /> Copy link
      </Button>
      <Button variant="quiet" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden className="size-4" /> Print
      </Button>
      <span role="status" className="text-staff">
        {answer}
      </span>
    </div>
  );
}
